# SPDX-License-Identifier: BSL-1.0
# inarow_test(NAME LABELS label... SOURCES file... [LIBRARIES target...])
#
# One test program under CTest. Its labels say where, beside the g++ build, it runs too:
#   types    its compilation is the proof; tests/compile_only.sh asks other compilers, too
#   runtime  built and run with the address and undefined sanitizers
# Target runtime_tests builds all programs of that label.
enable_testing()
enable_language(C)  # of the C interface
# Other people's code: libstdc++ 12's stable_sort calls what C++23 deprecates, and doctest counts
# its cases with __COUNTER__.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_compile_options(-Wno-deprecated-declarations)
  if(CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 22)
    add_compile_options(-Wno-c2y-extensions)
  endif()
endif()
add_custom_target(runtime_tests)

function(inarow_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LABELS;SOURCES;LIBRARIES")
  add_executable(test_${name} ${arg_SOURCES})
  target_link_libraries(test_${name} PRIVATE inarow::inarow ${arg_LIBRARIES})
  add_test(NAME ${name} COMMAND test_${name})
  set_tests_properties(${name} PROPERTIES LABELS "${arg_LABELS}")
  if(runtime IN_LIST arg_LABELS)
    add_dependencies(runtime_tests test_${name})
  endif()
endfunction()
