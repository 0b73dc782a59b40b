# SPDX-License-Identifier: BSL-1.0
"""The recipe of Conan 2: the headers and inarow::solver."""

import configparser
import pathlib
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout


class Inarow(ConanFile):
    name = "inarow"
    description = "k-in-a-row games as constexpr values and as types, with an exact solver"
    license = "BSL-1.0"
    topics = ("games", "solver", "constexpr")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False]}
    default_options = {"shared": False}
    test_package_folder = "tests/consumer/conan"
    exports = "include/inarow/version.hpp", "project.ini"
    exports_sources = "CMakeLists.txt", "LICENSE", "project.ini", "cmake/*", "include/*", "src/*"

    def init(self):
        project = configparser.ConfigParser()
        project.read(pathlib.Path(self.recipe_folder, "project.ini"))
        self.homepage = self.url = project["project"]["address"] or None

    def set_version(self):
        header = pathlib.Path(self.recipe_folder, "include/inarow/version.hpp").read_text()
        numbers = re.findall(r"#define INAROW_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header)
        self.version = ".".join(numbers)

    def validate(self):
        check_min_cppstd(self, 23)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["INAROW_APPS"] = False
        toolchain.cache_variables["INAROW_TESTS"] = False
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()

    def package_info(self):
        # find_package reads the files that CMake installed, and the .pc files are there too.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs.append("lib/cmake/inarow")
        self.cpp_info.libs = ["inarow_solver"]
        self.cpp_info.defines = ["INAROW_COMPILED_SOLVER"]
        if self.settings.os in ("Linux", "FreeBSD"):
            self.cpp_info.system_libs = ["pthread"]
