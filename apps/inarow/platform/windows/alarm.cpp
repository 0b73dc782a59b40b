// SPDX-License-Identifier: BSL-1.0
#include "alarm.hpp"

#include "io/failure.hpp"

namespace inarow::app::platform {

alarm::alarm() {
    handle rung(CreateEventA(nullptr, TRUE, FALSE, nullptr));
    if (!rung) throw failure{failure::failed, "the system has no more events."};
    handles_ = std::make_unique<handles>(std::move(rung));
}

alarm::~alarm() = default;

void alarm::ring() const { SetEvent(handles_->rung.get()); }

void alarm::wait() const { WaitForSingleObject(handles_->rung.get(), INFINITE); }

}  // namespace inarow::app::platform
