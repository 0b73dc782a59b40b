# SPDX-License-Identifier: BSL-1.0
# Sets inarow_version from the macros in include/inarow/version.hpp.
set(version_header ${CMAKE_CURRENT_LIST_DIR}/../include/inarow/version.hpp)
file(STRINGS ${version_header} macros REGEX "^#define INAROW_VERSION_(MAJOR|MINOR|PATCH) ")
if(NOT macros MATCHES "MAJOR ([0-9]+).*MINOR ([0-9]+).*PATCH ([0-9]+)")
  message(FATAL_ERROR "${version_header} does not say the version")
endif()
set(inarow_version ${CMAKE_MATCH_1}.${CMAKE_MATCH_2}.${CMAKE_MATCH_3})
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${version_header})
