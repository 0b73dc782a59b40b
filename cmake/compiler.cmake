# SPDX-License-Identifier: BSL-1.0
# Stops with one sentence where the compiler or its standard library is too old for the headers.
block()
  set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)  # nothing is linked
  try_compile(INAROW_COMPILES ${CMAKE_CURRENT_BINARY_DIR}/compiler
              SOURCES ${CMAKE_CURRENT_LIST_DIR}/compiler.cpp
              CMAKE_FLAGS -DINCLUDE_DIRECTORIES=${CMAKE_CURRENT_LIST_DIR}/../include
              CXX_STANDARD 23)
endblock()
if(NOT INAROW_COMPILES)
  unset(INAROW_COMPILES CACHE)  # other flags may be better
  message(FATAL_ERROR
          "inarow needs a compiler and a standard library with C++23 and <expected>: g++ 12 or newer, or clang "
          "19 or newer. What was found is ${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} "
          "(${CMAKE_CXX_COMPILER}); the environment variable CXX names another, for example CXX=g++-12.")
endif()
