#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the declarations of each public header into its page, in a copy of the pages.

    scripts/declarations.py FOLDER        the folder has docs/ and README.md
    scripts/declarations.py --show HEADER

They are the text of the header, as libclang takes it apart: without bodies, initializers of members,
private members, attributes, and whatever is `detail`. Fails if a name that the module exports is on
no page.
"""

import argparse
import collections
import itertools
import pathlib
import re
import subprocess
import sys

from check_pages import INCLUDE, headers, home_of
from clang import cindex
from clang.cindex import CursorKind as Kind

HEADING = "Declarations"
COLUMNS = 80
INDENT = 4
MOST_LINES = 12  # of an initializer that is shown as it is
MOST_ENUMERATORS = 20
HIDDEN = "/* implementation-defined */"

LIBRARY = "/usr/lib/llvm-22/lib/libclang-22.so.1"
# <inarow/format.hpp> is empty where the standard library has no <format>.
FORMAT = """#pragma once
#if __has_include_next(<format>)
#include_next <format>
#else
namespace std {
template <class T, class Char = char> struct formatter { auto format(const T&, auto&) const; };
}
#endif"""
FLAGS = ["-std=c++23", f"-I{INCLUDE}", "-I/stand-ins", "-D__cpp_lib_format=202110L"]

FUNCTIONS = {
    Kind.FUNCTION_DECL, Kind.CXX_METHOD, Kind.CONSTRUCTOR, Kind.DESTRUCTOR, Kind.CONVERSION_FUNCTION,
    Kind.FUNCTION_TEMPLATE,
}  # fmt: skip
CLASSES = {
    Kind.CLASS_DECL, Kind.STRUCT_DECL, Kind.CLASS_TEMPLATE,
    Kind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION,
}  # fmt: skip
# Not declarations of names: parts of the declaration around them, or nothing to call.
OTHERS = {
    Kind.STATIC_ASSERT, Kind.CXX_ACCESS_SPEC_DECL, Kind.CXX_BASE_SPECIFIER, Kind.CXX_FINAL_ATTR,
    Kind.TEMPLATE_TYPE_PARAMETER, Kind.TEMPLATE_NON_TYPE_PARAMETER, Kind.TEMPLATE_TEMPLATE_PARAMETER,
    Kind.TYPE_REF, Kind.TEMPLATE_REF, Kind.NAMESPACE_REF, Kind.USING_DIRECTIVE,
}  # fmt: skip
PRIVATE = {cindex.AccessSpecifier.PRIVATE, cindex.AccessSpecifier.PROTECTED}
EXPORT = re.compile(r"^export namespace ([\w: ]+) \{\n(.*?)^\}", re.M | re.S)


class Header:
    """The declarations of one header, from the cursors in its file."""

    def __init__(self, path):
        self.source = path.read_bytes()
        self.blocks = []  # [namespace, declarations]

    def text(self, begin, end):
        return self.source[begin:end].decode()

    def add(self, cursors, namespace):
        """Adds what is declared in a namespace, or outside of all."""
        end = None
        for cursor in cursors:
            if cursor.kind == Kind.NAMESPACE:
                name = "" if cursor.spelling == "v0" else cursor.spelling
                if name != "detail":
                    self.add(cursor.get_children(), "::".join(filter(None, [namespace, name])))
                continue
            if shown := self.declaration(cursor):
                if not self.blocks or self.blocks[-1][0] != namespace:
                    self.blocks.append([namespace, ""])
                    end = None
                self.blocks[-1][1] += self.gap(cursor, end) + shown
            end = cursor.extent.end.offset

    def gap(self, cursor, end):
        """An empty line, where the header has one after the declaration before."""
        if end is None:
            return ""
        return "\n" if re.search(r"\n\s*\n", self.text(end, cursor.extent.start.offset)) else ""

    def declaration(self, cursor):
        """A declaration with its comment; nothing if it is not public."""
        name = cursor.spelling
        if not cursor.kind.is_declaration() or cursor.kind in OTHERS or name.endswith("_"):
            return ""
        if cursor.access_specifier in PRIVATE or name.startswith("<deduction guide"):
            return ""
        if cursor.kind == Kind.FRIEND_DECL:
            (befriended,) = list(cursor.get_children())[:1] or [None]
            if befriended is None or befriended.kind not in FUNCTIONS:
                return ""
        if cursor.kind in CLASSES and "detail::" in name:
            return ""
        text = self.stripped(cursor)
        # Something that nobody can call or read without naming what is detail.
        within = (
            cursor.semantic_parent.kind in CLASSES
            or cursor.kind == Kind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION
        )
        is_for_detail = "detail::" in text and within
        return "" if is_for_detail else with_comment(text, cursor.raw_comment)

    def stripped(self, cursor):
        begin, end = cursor.extent.start.offset, cursor.extent.end.offset
        if cursor.kind == Kind.FRIEND_DECL:
            text = self.stripped(next(cursor.get_children()))
            return text if re.search(r"\bfriend\b", text) else f"friend {text}"
        if cursor.kind in FUNCTIONS:
            return presented(self.text(begin, self.end_of_declarator(cursor))) + ";\n"
        if cursor.kind in CLASSES and cursor.is_definition():
            return self.class_definition(cursor)
        if cursor.kind == Kind.ENUM_DECL:
            return self.enumeration(cursor)
        if cursor.kind == Kind.VAR_DECL:
            return self.variable(cursor)
        return presented(self.text(begin, end)) + ";\n"

    def variable(self, cursor):
        """Members have an initializer only if that is a number or a name: what is computed from what
        is private says nothing."""
        end_of_name = cursor.location.offset + len(cursor.spelling)
        before = self.text(cursor.extent.start.offset, end_of_name)
        initializer = self.text(end_of_name, cursor.extent.end.offset)
        is_member = cursor.semantic_parent.kind in CLASSES
        is_said = (
            re.fullmatch(r"\s*=\s*-?\w+", initializer)
            if is_member
            else initializer.count("\n") < MOST_LINES
        )
        if initializer and not is_said:
            initializer = f" = {HIDDEN}"
        return presented(before + initializer) + ";\n"

    def end_of_declarator(self, cursor):
        """Where the body of a function begins, or the initializers of members before it."""
        bodies = (
            child.extent.start.offset
            for child in cursor.get_children()
            if child.kind == Kind.COMPOUND_STMT
        )
        # Of a defaulted function the body is no text.
        body = next((place for place in bodies if self.source[place] == ord("{")), None)
        if body is None:
            return cursor.extent.end.offset
        depth, has_parameters = 0, False
        for token in cursor.get_tokens():
            place = token.extent.start.offset
            if place >= body:
                break
            if token.spelling in "([{":
                depth += 1
            elif token.spelling in ")]}":
                depth -= 1
                has_parameters |= depth == 0 and place > cursor.location.offset
            elif token.spelling == ":" and depth == 0 and has_parameters:
                return place
        return body

    def class_definition(self, cursor):
        brace = next(
            token.extent.start.offset
            for token in cursor.get_tokens()
            if token.spelling == "{" and token.extent.start.offset > cursor.location.offset
        )
        head = presented(self.text(cursor.extent.start.offset, brace))
        head = re.sub(r"\s*:\s*(?:public |decltype\()?[\w:]*\bdetail::.*$", "", head, flags=re.S)
        members, end = "", None
        for child in cursor.get_children():
            if shown := self.declaration(child):
                members += self.gap(child, end) + shown
            if child.kind not in OTHERS:
                end = child.extent.end.offset
        public = "public:\n" if re.search(r"\bclass [\w:<>, ]+(?: final)?$", head) else ""
        return f"{head} {{\n{public}{members}}};\n" if members else f"{head} {{}};\n"

    def enumeration(self, cursor):
        text = self.text(cursor.extent.start.offset, cursor.extent.end.offset)
        names = [child.spelling for child in cursor.get_children()]
        if len(names) > MOST_ENUMERATORS:
            text = f"{text.split('{')[0]}{{ {names[0]}, {names[1]}, /* to */ {names[-1]} }}"
        return re.sub(r"///<?", "//", text) + ";\n"

    def code(self):
        parts = []
        for namespace, text in self.blocks:
            end = f"}}  // namespace {namespace}"
            parts.append(f"namespace {namespace} {{\n\n{text}\n{end}" if namespace else text)
        return formatted("\n\n".join(parts)) if parts else ""


def with_comment(text, comment):
    if not comment:
        return text
    lines = [line.strip() for line in comment.splitlines()]
    if lines[0].startswith("///<"):
        words = " ".join(line.lstrip("/<").strip() for line in lines)
        line = f"{text.rstrip()}  // {words}\n"
        return line if len(line) < COLUMNS - INDENT else f"// {words}\n{text}"
    return "\n".join(re.sub(r"^///?", "//", line) for line in lines) + f"\n{text}"


def presented(text):
    """A declaration for those who call it."""
    text = re.sub(r"\[\[[^\]]*\]\]|\bINAROW_\w+_API\b|\b__extension__\b", "", text)
    text = re.sub(r"/\*\w+\*/", "", text)
    text = text.replace("inline v0::", "").strip()
    # What an alias or a default argument is made of is nobody's concern; a constraint is a class.
    text = re.sub(r"(=)[^=]*?\bdetail::[^;]*$", rf"\1 {HIDDEN}", text, flags=re.S)
    return re.sub(r"\b(?:\w+::)*detail::\w+ (\w+)(?=[,>])", r"class \1", text)


def formatted(text):
    style = f"{{BasedOnStyle: InheritParentConfig, ColumnLimit: {COLUMNS}}}"
    command = ["clang-format-22", "--assume-filename", str(INCLUDE / "x.hpp"), f"--style={style}"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return done.stdout.strip() + "\n"


def parse(text, flags):
    files = [("/stand-ins/format", FORMAT), ("/stand-ins/all", text)]
    unit = cindex.Index.create().parse("/stand-ins/all", flags, files)
    errors = [d for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
    if errors:
        sys.exit("\n".join(str(error) for error in errors[:5]))
    return unit


def macros(source):
    """The macros of a header for its users: those that it gives a value and keeps."""
    for line, name in re.findall(r"^(#define (INAROW_\w+) .*\w)$", source, re.M):
        if f"#undef {name}" not in source:
            yield line


def declarations():
    """The declarations of every public header that has any, as code."""
    cindex.Config.set_library_file(LIBRARY)
    public = [header for header in headers() if "/detail/" not in header]
    cpp = parse(
        "".join(f"#include <{header}>\n" for header in public if header.endswith(".hpp")),
        ["-x", "c++", *FLAGS],
    )
    c = parse("#include <inarow.h>\n", ["-x", "c", "-fparse-all-comments", f"-I{INCLUDE}"])
    by_file = collections.defaultdict(list)
    for unit in (cpp, c):
        for cursor in unit.cursor.get_children():
            if cursor.location.file:
                by_file[unit is c, pathlib.Path(cursor.location.file.name)].append(cursor)
    code = {}
    for header in public:
        path = INCLUDE / header
        of_header = Header(path)
        of_header.add(outermost(by_file[header.endswith(".h"), path]), "")
        lines = macros(of_header.source.decode()) if header.endswith(".hpp") else ()
        code[header] = "\n".join(lines) + of_header.code()
    return {header: text.strip() for header, text in code.items() if text.strip()}


def outermost(cursors):
    """Without those that are a part of the next: the enum of a typedef."""
    for cursor, following in itertools.zip_longest(cursors, cursors[1:]):
        is_part = following is not None and cursor.extent.start in following.extent
        if not is_part:
            yield cursor


def exported():
    text = (INCLUDE / "inarow.cppm").read_text(encoding="utf-8")
    for space, members in EXPORT.findall(text):
        scope = space.replace("inline ", "")
        for name in re.findall(rf"^using (?:enum )?{scope}::(.*);$", members, re.M):
            yield f"{scope.replace('::v0', '')}::{name}"


def complaints(code):
    for header, text in code.items():
        if found := re.search(r".*\bdetail\b.*", text):
            yield f"<{header}> shows what is detail: {found[0].strip()}"
    shown = re.sub(r"//.*", "", "\n".join(code.values()))
    for name in exported():
        last = name.split("::")[-1]
        if not re.search(rf"(?<![\w]){re.escape(last)}(?!\w)", shown):
            yield f"{name} is declared on no page"


def write(folder, code):
    for header, text in code.items():
        page = folder / home_of(header)[0]
        before = page.read_text(encoding="utf-8").rstrip()
        heading = "" if f"\n## {HEADING}\n" in before else f"## {HEADING}\n\n"
        page.write_text(
            f"{before}\n\n{heading}`#include <{header}>`\n\n```cpp\n{text}\n```\n", encoding="utf-8"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("--show", metavar="HEADER")
    options = parser.parse_args()
    code = declarations()
    if options.show:
        print(code[options.show])
        return
    if found := [*complaints(code)]:
        sys.exit("\n".join(found))
    if not options.folder:
        parser.error("a folder with the pages is needed")
    write(options.folder, code)


if __name__ == "__main__":
    main()
