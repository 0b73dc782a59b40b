# SPDX-License-Identifier: BSL-1.0
# inarow_test(NAME LABELS label... SOURCES file... [LIBRARIES target...])
#
# One test program under CTest, with labels:
#   types    its compilation is a proof; tests/compile_only.sh asks other compilers, too
#   runtime  the stage `sanitizers` has it; ./test.sh --all has those without the label types there alone
#   cli      it runs the command line: the stage `gcc` has it, and `sanitizers` except in ./test.sh --all
#   proof    it computes much: not in ./test.sh; the stage `sanitizers` has a part of it, with --long
# Targets runtime_tests, cli_tests and proof_tests build all programs of these labels.
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
add_custom_target(cli_tests)
add_custom_target(proof_tests)

function(inarow_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LABELS;SOURCES;LIBRARIES")
  add_executable(test_${name} ${arg_SOURCES})
  target_link_libraries(test_${name} PRIVATE inarow::inarow ${arg_LIBRARIES})
  add_test(NAME ${name} COMMAND test_${name})
  set_tests_properties(${name} PROPERTIES LABELS "${arg_LABELS}")
  foreach(label runtime proof)
    if(label IN_LIST arg_LABELS)
      add_dependencies(${label}_tests test_${name})
    endif()
  endforeach()
endfunction()
