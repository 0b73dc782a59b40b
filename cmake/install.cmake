# SPDX-License-Identifier: BSL-1.0
# find_package(inarow 0.1 CONFIG REQUIRED) gives the targets inarow::inarow, the headers, and, where it
# was built, inarow::solver; with COMPONENTS module also inarow::module.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS inarow_library EXPORT inarow FILE_SET HEADERS)
if(INAROW_SOLVER)
  install(TARGETS inarow_solver EXPORT inarow)
  set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/inarow)
  set(version_of_architecture "")
else()
  set(package_dir ${CMAKE_INSTALL_DATADIR}/cmake/inarow)
  set(version_of_architecture ARCH_INDEPENDENT)
endif()
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
