/* SPDX-License-Identifier: BSL-1.0 */
/* Macros of other people's headers. Whatever they stand for there, here they are no C++: a header
 * of inarow that has one of these names does not compile after them. */
#define FOREIGN @FOREIGN

#define min(a, b) FOREIGN                              /* windows.h, Arduino, f2c.h, Linux */
#define max(a, b) FOREIGN                              /* windows.h, Arduino, f2c.h, Linux */
#define near FOREIGN                                   /* windows.h */
#define far FOREIGN                                    /* windows.h */
#define NEAR FOREIGN                                   /* windows.h */
#define FAR FOREIGN                                    /* windows.h, zlib.h */
#define small FOREIGN                                  /* windows.h */
#define hyper FOREIGN                                  /* windows.h */
#define interface FOREIGN                              /* windows.h */
#define pascal FOREIGN                                 /* windows.h */
#define cdecl FOREIGN                                  /* windows.h */
#define leave FOREIGN                                  /* windows.h */
#define grp1 FOREIGN                                   /* windows.h */
#define rad1 FOREIGN                                   /* windows.h */
#define IN FOREIGN                                     /* windows.h */
#define OUT FOREIGN                                    /* windows.h, Unreal */
#define OPTIONAL FOREIGN                               /* windows.h */
#define CONST FOREIGN                                  /* windows.h, tcl.h */
#define VOID FOREIGN                                   /* windows.h, tcl.h */
#define PURE FOREIGN                                   /* windows.h */
#define THIS FOREIGN                                   /* windows.h */
#define INTERFACE FOREIGN                              /* windows.h */
#define STRICT FOREIGN                                 /* windows.h */
#define DELETE FOREIGN                                 /* windows.h */
#define ERROR FOREIGN                                  /* windows.h, PostgreSQL */
#define NO_ERROR FOREIGN                               /* windows.h */
#define IGNORE FOREIGN                                 /* windows.h */
#define INFINITE FOREIGN                               /* windows.h */
#define ABSOLUTE FOREIGN                               /* windows.h */
#define RELATIVE FOREIGN                               /* windows.h */
#define ALTERNATE FOREIGN                              /* windows.h */
#define WINDING FOREIGN                                /* windows.h */
#define DIFFERENCE FOREIGN                             /* windows.h */
#define OPAQUE FOREIGN                                 /* windows.h */
#define TRANSPARENT FOREIGN                            /* windows.h */
#define TRUE FOREIGN                                   /* windows.h, curses.h, GLib */
#define FALSE FOREIGN                                  /* windows.h, curses.h, GLib */
#define GetMessage FOREIGN                             /* windows.h */
#define Yield() FOREIGN                                /* windows.h */
#define DOMAIN FOREIGN                                 /* math.h of Windows */
#define OVERFLOW FOREIGN                               /* math.h of Windows */
#define new FOREIGN                                    /* MFC: DEBUG_NEW */
#define TRY FOREIGN                                    /* MFC */
#define CATCH(class, e) FOREIGN                        /* MFC */
#define THROW(e) FOREIGN                               /* MFC */
#define TRACE FOREIGN                                  /* MFC */
#define ASSERT(e) FOREIGN                              /* MFC */
#define VERIFY(e) FOREIGN                              /* MFC */
#define check(e) FOREIGN                               /* Unreal, AssertMacros.h of Apple */
#define checkf(e, ...) FOREIGN                         /* Unreal */
#define checkNoEntry() FOREIGN                         /* Unreal */
#define verify(e) FOREIGN                              /* Unreal, AssertMacros.h of Apple */
#define ensure(e) FOREIGN                              /* Unreal */
#define TEXT(quote) FOREIGN                            /* Unreal, windows.h */
#define PI FOREIGN                                     /* Unreal, Arduino, raylib */
#define INDEX_NONE FOREIGN                             /* Unreal */
#define RESTRICT FOREIGN                               /* Unreal */
#define LIKELY(e) FOREIGN                              /* Unreal, folly */
#define require(e, label) FOREIGN                      /* AssertMacros.h of Apple */
#define require_action(e, label, action) FOREIGN       /* AssertMacros.h of Apple */
#define require_quiet(e, label) FOREIGN                /* AssertMacros.h of Apple */
#define check_noerr(e) FOREIGN                         /* AssertMacros.h of Apple */
#define verify_noerr(e) FOREIGN                        /* AssertMacros.h of Apple */
#define nil FOREIGN                                    /* Objective-C */
#define Nil FOREIGN                                    /* Objective-C */
#define YES FOREIGN                                    /* Objective-C */
#define NO FOREIGN                                     /* Objective-C */
#define MIN(a, b) FOREIGN                              /* Objective-C, GLib, sys/param.h */
#define MAX(a, b) FOREIGN                              /* Objective-C, GLib, sys/param.h */
#define ABS(a) FOREIGN                                 /* Objective-C, GLib */
#define CLAMP(x, low, high) FOREIGN                    /* GLib, Godot */
#define None FOREIGN                                   /* X11 */
#define Bool FOREIGN                                   /* X11 */
#define Status FOREIGN                                 /* X11 */
#define True FOREIGN                                   /* X11 */
#define False FOREIGN                                  /* X11 */
#define Success FOREIGN                                /* X11 */
#define Always FOREIGN                                 /* X11 */
#define Above FOREIGN                                  /* X11 */
#define Below FOREIGN                                  /* X11 */
#define Opposite FOREIGN                               /* X11 */
#define Complex FOREIGN                                /* X11 */
#define Convex FOREIGN                                 /* X11 */
#define Unsorted FOREIGN                               /* X11 */
#define Button1 FOREIGN                                /* X11 */
#define KeyPress FOREIGN                               /* X11 */
#define KeyRelease FOREIGN                             /* X11 */
#define FocusIn FOREIGN                                /* X11 */
#define FocusOut FOREIGN                               /* X11 */
#define Expose FOREIGN                                 /* X11 */
#define CursorShape FOREIGN                            /* X11 */
#define FontChange FOREIGN                             /* X11 */
#define CurrentTime FOREIGN                            /* X11 */
#define index(s, c) FOREIGN                            /* X11/Xos.h */
#define move(y, x) FOREIGN                             /* curses.h */
#define erase() FOREIGN                                /* curses.h */
#define clear() FOREIGN                                /* curses.h */
#define refresh() FOREIGN                              /* curses.h */
#define timeout(delay) FOREIGN                         /* curses.h */
#define getch() FOREIGN                                /* curses.h */
#define inch() FOREIGN                                 /* curses.h */
#define insch(c) FOREIGN                               /* curses.h */
#define delch() FOREIGN                                /* curses.h */
#define addch(c) FOREIGN                               /* curses.h */
#define insertln() FOREIGN                             /* curses.h */
#define scroll(window) FOREIGN                         /* curses.h */
#define standout() FOREIGN                             /* curses.h */
#define touchline(window, start, count) FOREIGN        /* curses.h */
#define box(window, vertical, horizontal) FOREIGN      /* curses.h */
#define border(ls, rs, ts, bs, tl, tr, bl, br) FOREIGN /* curses.h */
#define getyx(window, y, x) FOREIGN                    /* curses.h */
#define OK FOREIGN                                     /* curses.h */
#define ERR FOREIGN                                    /* curses.h */
#define slots FOREIGN                                  /* Qt */
#define signals FOREIGN                                /* Qt */
#define emit FOREIGN                                   /* Qt */
#define foreach FOREIGN                                /* Qt, PostgreSQL */
#define forever FOREIGN                                /* Qt */
#define SIGNAL(a) FOREIGN                              /* Qt */
#define SLOT(a) FOREIGN                                /* Qt */
#define Q_OBJECT FOREIGN                               /* Qt */
#define Q_UNUSED(x) FOREIGN                            /* Qt */
#define abs(x) FOREIGN                                 /* Arduino, f2c.h */
#define round(x) FOREIGN                               /* Arduino */
#define constrain(x, low, high) FOREIGN                /* Arduino */
#define radians(degrees) FOREIGN                       /* Arduino */
#define degrees(radians) FOREIGN                       /* Arduino */
#define sq(x) FOREIGN                                  /* Arduino */
#define bit(number) FOREIGN                            /* Arduino */
#define bitSet(value, bit) FOREIGN                     /* Arduino */
#define word(...) FOREIGN                              /* Arduino */
#define lowByte(word) FOREIGN                          /* Arduino */
#define interrupts() FOREIGN                           /* Arduino */
#define F(text) FOREIGN                                /* Arduino */
#define B1 FOREIGN                                     /* Arduino */
#define DEFAULT FOREIGN                                /* Arduino */
#define EXTERNAL FOREIGN                               /* Arduino */
#define INTERNAL FOREIGN                               /* Arduino */
#define CHANGE FOREIGN                                 /* Arduino */
#define DISPLAY FOREIGN                                /* Arduino */
#define HIGH FOREIGN                                   /* Arduino */
#define LOW FOREIGN                                    /* Arduino */
#define INPUT FOREIGN                                  /* Arduino */
#define OUTPUT FOREIGN                                 /* Arduino */
#define EULER FOREIGN                                  /* Arduino */
#define SS FOREIGN                                     /* Arduino */
#define cli() FOREIGN                                  /* avr-libc */
#define BIT(n) FOREIGN                                 /* Zephyr, Linux */
#define LOG(severity) FOREIGN                          /* glog, PostgreSQL */
#define VLOG(level) FOREIGN                            /* glog */
#define DCHECK(e) FOREIGN                              /* glog */
#define CHECK(e) FOREIGN                               /* glog, doctest, Catch2 */
#define REQUIRE(e) FOREIGN                             /* doctest, Catch2 */
#define TEST_CASE(...) FOREIGN                         /* doctest, Catch2 */
#define SECTION(...) FOREIGN                           /* Catch2 */
#define INFO(...) FOREIGN                              /* doctest, Catch2, PostgreSQL */
#define FAIL(...) FOREIGN                              /* doctest, Catch2, GoogleTest */
#define GIVEN(...) FOREIGN                             /* Catch2 */
#define WHEN(...) FOREIGN                              /* Catch2 */
#define THEN(...) FOREIGN                              /* Catch2 */
#define TEST(suite, name) FOREIGN                      /* GoogleTest */
#define BLANK FOREIGN                                  /* raylib */
#define BLACK FOREIGN                                  /* raylib */
#define WHITE FOREIGN                                  /* raylib */
#define RED FOREIGN                                    /* raylib */
#define YELLOW FOREIGN                                 /* raylib */
#define I FOREIGN                                      /* complex.h of C */
#define complex FOREIGN                                /* complex.h of C */
#define imaginary FOREIGN                              /* complex.h of C */
#define assert(e) FOREIGN                              /* assert.h */
#define sqrt(x) FOREIGN                                /* tgmath.h of C */
#define log(x) FOREIGN                                 /* tgmath.h of C */
#define major(device) FOREIGN                          /* sys/sysmacros.h */
#define minor(device) FOREIGN                          /* sys/sysmacros.h */
#define roundup(x, y) FOREIGN                          /* sys/param.h */
#define isset(a, i) FOREIGN                            /* sys/param.h */
#define howmany(x, y) FOREIGN                          /* sys/param.h */
#define ECHO FOREIGN                                   /* termios.h */
#define B0 FOREIGN                                     /* termios.h, Arduino */
#define EMPTY FOREIGN                                  /* utmp.h */
#define linux FOREIGN                                  /* g++ -std=gnu++23 */
#define unix FOREIGN                                   /* g++ -std=gnu++23 */
#define i386 FOREIGN                                   /* g++ -std=gnu++23 */
#define likely(e) FOREIGN                              /* Linux, Godot */
#define unlikely(e) FOREIGN                            /* Linux, Godot */
#define swap(a, b) FOREIGN                             /* Linux */
#define clamp(value, low, high) FOREIGN                /* Linux */
#define container_of(pointer, type, member) FOREIGN    /* Linux */
#define fallthrough FOREIGN                            /* Linux */
#define READ_ONCE(x) FOREIGN                           /* Linux */
#define _(text) FOREIGN                                /* gettext, wxWidgets */
#define N_(text) FOREIGN                               /* gettext */
#define wxT(text) FOREIGN                              /* wxWidgets */
#define local FOREIGN                                  /* zutil.h of zlib */
#define EXTERN FOREIGN                                 /* tcl.h, libjpeg */
#define GLOBAL(type) FOREIGN                           /* libjpeg */
#define seed() FOREIGN                                 /* embed.h of Perl */
#define Move(from, to, count, type) FOREIGN            /* handy.h of Perl */
#define Copy(from, to, count, type) FOREIGN            /* handy.h of Perl */
#define Zero(to, count, type) FOREIGN                  /* handy.h of Perl */
#define READONLY FOREIGN                               /* structmember.h of Python */
#define PyObject_HEAD FOREIGN                          /* Python.h */
#define PROTECT(x) FOREIGN                             /* Rinternals.h */
#define LENGTH(x) FOREIGN                              /* Rinternals.h */
#define REAL(x) FOREIGN                                /* Rinternals.h */
#define Qnil FOREIGN                                   /* ruby.h */
#define SUCCESS FOREIGN                                /* PHP */
#define FAILURE FOREIGN                                /* PHP */
#define Min(a, b) FOREIGN                              /* PostgreSQL */
#define Max(a, b) FOREIGN                              /* PostgreSQL */
#define Assert(e) FOREIGN                              /* PostgreSQL */
#define __host__ FOREIGN                               /* CUDA */
#define __noinline__ FOREIGN                           /* CUDA */
#define BOOST_FOREACH(item, range) FOREIGN             /* Boost */
#define BOOST_ASSERT(e) FOREIGN                        /* Boost */
#define IM_ASSERT(e) FOREIGN                           /* ImGui */
#define SDL_assert(e) FOREIGN                          /* SDL */
#define CV_Assert(e) FOREIGN                           /* OpenCV */
#define EIGEN_STRONG_INLINE FOREIGN                    /* Eigen */
#define SIGN(x) FOREIGN                                /* Godot */
#define DEBUG FOREIGN                                  /* many */
