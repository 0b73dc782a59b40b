# SPDX-License-Identifier: BSL-1.0
# What holds while inarow itself is built, and is never handed to its users.
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
set(CMAKE_COMPILE_WARNING_AS_ERROR ${INAROW_WERROR})
# Who only builds and installs has no use for warnings, and each compiler has false ones of its own.
if(INAROW_TESTS)
  add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion)
endif()
# A switch over an enumeration that has grown does not compile before it has decided, also where it has a
# default, which the headers have for the sake of -Wswitch-default.
add_compile_options(-Werror=switch-enum)
