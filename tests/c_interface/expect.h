/* SPDX-License-Identifier: BSL-1.0 */
#ifndef EXPECT_H
#define EXPECT_H

#include <stdio.h>
#include <string.h>

static int failures = 0;

static void expect(int holds, const char* what, const char* file, int line) {
    if (holds) return;
    fprintf(stderr, "%s:%d: not so: %s\n", file, line, what);
    ++failures;
}
static void expect_text(const char* text, const char* wanted, const char* file, int line) {
    if (strcmp(text, wanted) == 0) return;
    fprintf(stderr, "%s:%d: \"%s\"\ninstead of \"%s\"\n", file, line, text, wanted);
    ++failures;
}
static int exit_code(void) { return failures == 0 ? 0 : 1; }

#define EXPECT(condition) expect((condition) != 0, #condition, __FILE__, __LINE__)
#define EXPECT_TEXT(text, wanted) expect_text(text, wanted, __FILE__, __LINE__)

#endif
