# SPDX-License-Identifier: BSL-1.0
# inarow_add_module(DIRECTORY) adds inarow::module, for `import inarow;`, from the headers in a directory.
# It is compiled in the project that imports it, because a compiled module is good for one version of one
# compiler only. Needs CMake 3.28 and Ninja.
function(inarow_add_module directory)
  add_library(inarow_module STATIC EXCLUDE_FROM_ALL)
  add_library(inarow::module ALIAS inarow_module)
  target_sources(inarow_module PUBLIC FILE_SET CXX_MODULES BASE_DIRS ${directory}
                 FILES ${directory}/inarow.cppm)
  # It has the searches: where they are compiled anyway, programs that import it link them.
  set(on_demand FALSE)
  if(TARGET inarow::solver)
    get_target_property(on_demand inarow::solver EXCLUDE_FROM_ALL)
  endif()
  if(TARGET inarow::solver AND NOT on_demand)
    target_link_libraries(inarow_module PUBLIC inarow::solver)
  else()
    target_link_libraries(inarow_module PUBLIC inarow::inarow)
  endif()
endfunction()
