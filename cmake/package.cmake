# SPDX-License-Identifier: BSL-1.0
# cpack -G DEB makes a Debian package of what is installed, cpack -G TGZ an archive.
set(CPACK_GENERATOR DEB TGZ)
file(STRINGS ${PROJECT_SOURCE_DIR}/project.ini project)
string(REGEX MATCH ";address = ([^;]+)" found "${project}")
set(CPACK_PACKAGE_HOMEPAGE_URL "${CMAKE_MATCH_1}")
string(REGEX MATCH ";contact = ([^;]+)" found "${project}")
set(CPACK_PACKAGE_CONTACT "inarow contributors")
if(CMAKE_MATCH_1)
  set(CPACK_PACKAGE_CONTACT "inarow contributors <${CMAKE_MATCH_1}>")
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "k-in-a-row games: a command line and a C++ library")
set(CPACK_PACKAGE_DESCRIPTION
"Plays tic-tac-toe, Connect Four, gomoku and every other game of k in a row,
finds exact scores of positions, and reviews games. The headers are a C++23
library in which an illegal move is a compile error; the compiled solver has
a C interface.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)  # for a shared inarow::solver
set(CPACK_DEBIAN_PACKAGE_SUGGESTS g++)  # for --in-compiler
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/package_debian.cmake)
include(CPack)
