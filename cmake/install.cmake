# SPDX-License-Identifier: BSL-1.0
# find_package(inarow 0.1 CONFIG REQUIRED) gives the target inarow::inarow.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_DATADIR}/cmake/inarow)
install(TARGETS inarow_library EXPORT inarow FILE_SET HEADERS)
install(EXPORT inarow NAMESPACE inarow:: FILE inarowConfig.cmake DESTINATION ${package_dir})

write_basic_package_version_file(inarowConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/inarowConfigVersion.cmake DESTINATION ${package_dir})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/inarow)
