// SPDX-License-Identifier: BSL-1.0
#include "commands.hpp"
#include "io/failure.hpp"
#include "io/output.hpp"
#include "platform/standard_streams.hpp"

#include <exception>
#include <new>
#include <string>

namespace {

int fail(const inarow::app::failure& why) {
    inarow::app::complain(why.sentence);
    return why.code;
}

int run(int argc, char** argv) {
    using inarow::app::failure;
    inarow::app::output out;
    try {
        const int code = inarow::app::run(argc, argv, out);
        out.flush();
        return code;
    } catch (const failure& why) {
        // Writes the output so far.
        out.flush();
        return fail(why);
    } catch (const std::bad_alloc&) {
        return fail({failure::failed, "there is not enough memory for this."});
    }
}

}  // namespace

int main(int argc, char** argv) {
    inarow::app::platform::prepare_standard_streams();
    try {
        return run(argc, argv);
    } catch (const inarow::app::output_closed&) {
        return 0;
    } catch (const inarow::app::failure& why) {
        return fail(why);
    } catch (const std::exception& why) {
        return fail({inarow::app::failure::failed, why.what()});
    }
}
