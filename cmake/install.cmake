# SPDX-License-Identifier: BSL-1.0
# find_package(inarow 0.1 CONFIG REQUIRED) gives the targets inarow::inarow, the headers, and, where it
# was built, inarow::solver; with COMPONENTS module also inarow::module. pkg-config has the packages
# inarow and inarow-solver.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS inarow_library EXPORT inarow FILE_SET HEADERS)
set(packages inarow)
if(INAROW_SOLVER)
  install(TARGETS inarow_solver EXPORT inarow FILE_SET HEADERS)
  list(APPEND packages inarow-solver)
  set(packages_dir ${CMAKE_INSTALL_LIBDIR})
  set(version_of_architecture "")
else()
  set(packages_dir ${CMAKE_INSTALL_DATADIR})
  set(version_of_architecture ARCH_INDEPENDENT)
endif()
set(package_dir ${packages_dir}/cmake/inarow)
install(EXPORT inarow NAMESPACE inarow:: FILE inarowTargets.cmake DESTINATION ${package_dir})

configure_package_config_file(cmake/inarowConfig.cmake.in inarowConfig.cmake
                              INSTALL_DESTINATION ${package_dir} PATH_VARS CMAKE_INSTALL_INCLUDEDIR)
write_basic_package_version_file(inarowConfigVersion.cmake COMPATIBILITY SameMinorVersion
                                 ${version_of_architecture})
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/inarowConfig.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/inarowConfigVersion.cmake
        DESTINATION ${package_dir})
install(FILES include/inarow.cppm DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES cmake/module.cmake DESTINATION ${package_dir} RENAME inarowModule.cmake)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/inarow)

# Paths are relative to the .pc file, so that an installed tree can be moved.
cmake_path(APPEND CMAKE_INSTALL_PREFIX ${packages_dir} pkgconfig OUTPUT_VARIABLE pkgconfig_dir)
file(RELATIVE_PATH include_from_pkgconfig ${pkgconfig_dir} ${CMAKE_INSTALL_FULL_INCLUDEDIR})
# What a C program needs with the static library.
set(cxx_libraries ${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES})
list(FILTER cxx_libraries INCLUDE REGEX "^(std)?c\\+\\+$")
list(TRANSFORM cxx_libraries PREPEND "-l")
list(JOIN cxx_libraries " " cxx_libraries)
foreach(package IN LISTS packages)
  configure_file(cmake/${package}.pc.in ${package}.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${package}.pc DESTINATION ${packages_dir}/pkgconfig)
endforeach()
