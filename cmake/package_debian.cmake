# SPDX-License-Identifier: BSL-1.0
# Run by cpack. What Debian asks for beside what is installed: a changelog in its form, the license in
# its place, compressed pages.
if(CPACK_GENERATOR STREQUAL "DEB")
  set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share)
  set(doc ${share}/doc/${CPACK_PACKAGE_NAME})
  string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
  file(WRITE ${doc}/changelog "${CPACK_PACKAGE_NAME} (${CPACK_PACKAGE_VERSION}) stable; urgency=low\n\n"
       "  * As released.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
  file(RENAME ${share}/licenses/${CPACK_PACKAGE_NAME}/LICENSE ${doc}/copyright)
  file(REMOVE_RECURSE ${share}/licenses)
  file(GLOB pages ${share}/man/man1/*)
  execute_process(COMMAND gzip -9n ${doc}/changelog ${pages} COMMAND_ERROR_IS_FATAL ANY)
endif()
