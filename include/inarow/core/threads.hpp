// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <version>
#if defined(__cpp_lib_jthread)
#include <stop_token>
#include <thread>
#elif defined(__STDCPP_THREADS__)
#include <atomic>
#include <memory>
#include <thread>
#include <type_traits>
#include <utility>
#endif

/// Provides std::jthread, std::stop_token and std::stop_source if the standard library has them.
/// Otherwise (for example in libc++ before 20 and in WebAssembly), defines replacements.
namespace inarow::inline v0::core {

#if defined(__cpp_lib_jthread)

inline constexpr bool has_threads = true;
using std::jthread;
using std::stop_source;
using std::stop_token;

#elif defined(__STDCPP_THREADS__)

inline constexpr bool has_threads = true;

/// Tells whether the stop_source that issued this token has received a stop request.
class stop_token {
public:
    stop_token() = default;
    [[nodiscard]] bool stop_requested() const { return is_requested_ && *is_requested_; }

private:
    friend class stop_source;
    explicit stop_token(std::shared_ptr<const std::atomic<bool>> is_requested)
        : is_requested_{(std::move)(is_requested)} {}

    std::shared_ptr<const std::atomic<bool>> is_requested_;
};

class stop_source {
public:
    [[nodiscard]] stop_token get_token() const { return stop_token(is_requested_); }
    [[nodiscard]] bool stop_requested() const { return *is_requested_; }
    /// Requests a stop. Returns false if a stop was already requested.
    bool request_stop() const { return !is_requested_->exchange(true); }

private:
    std::shared_ptr<std::atomic<bool>> is_requested_ = std::make_shared<std::atomic<bool>>(false);
};

/// A thread whose destructor requests a stop and waits until the work ends.
class jthread {
public:
    jthread() = default;
    template <class Work>
        requires(!std::is_same_v<std::remove_cvref_t<Work>, jthread>)
    explicit jthread(Work&& work) {
        if constexpr (std::is_invocable_v<std::decay_t<Work>, stop_token>) {
            thread_ = std::thread(std::forward<Work>(work), stop_.get_token());
        } else {
            thread_ = std::thread(std::forward<Work>(work));
        }
    }
    jthread(const jthread&) = delete;
    jthread(jthread&&) noexcept = default;
    jthread& operator=(const jthread&) = delete;
    jthread& operator=(jthread&& other) noexcept {
        jthread before((std::move)(*this));
        stop_ = (std::move)(other.stop_);
        thread_ = (std::move)(other.thread_);
        return *this;
    }
    ~jthread() {
        if (!joinable()) return;
        request_stop();
        join();
    }

    [[nodiscard]] bool joinable() const { return thread_.joinable(); }
    void join() { thread_.join(); }
    bool request_stop() const { return stop_.request_stop(); }

private:
    stop_source stop_;
    std::thread thread_;
};

#else

inline constexpr bool has_threads = false;

/// A token that never receives a stop request. Without threads, nothing can send a stop request.
class stop_token {
public:
    [[nodiscard]] static constexpr bool stop_requested() { return false; }
};

class stop_source {
public:
    [[nodiscard]] static constexpr stop_token get_token() { return {}; }
    [[nodiscard]] static constexpr bool stop_requested() { return false; }
    /// Has no effect, because no other thread runs.
    static constexpr bool request_stop() { return false; }
};

/// Replaces a thread: the constructor runs the work before it returns.
class jthread {
public:
    explicit jthread(auto&& work) { work(); }
};

#endif

}  // namespace inarow::inline v0::core
