// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/wide_uint.hpp>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <z3++.h>

/// Runs the library's templates on all boards at once: a bit is a formula, and where the code
/// branches on a formula, it runs again for the other branch.
namespace symbolic {

inline z3::context& context() {
    static z3::context all;
    return all;
}

/// A formula over the contents of the squares. `&`, `|` and `!` build larger formulas. A conversion
/// to bool is a branch of the code under proof.
class truth {
public:
    truth(bool value = false) : formula_{context().bool_val(value)} {}  // NOLINT(*-explicit-*)
    explicit truth(const z3::expr& formula) : formula_{formula} {}

    [[nodiscard]] const z3::expr& formula() const { return formula_; }
    [[nodiscard]] bool is(bool value) const {
        return value ? formula_.is_true() : formula_.is_false();
    }
    [[nodiscard]] bool is_same(const truth& other) const {
        return z3::eq(formula_, other.formula_);
    }
    explicit operator bool() const;

private:
    z3::expr formula_;
};

inline truth operator!(const truth& a) {
    if (a.is(true) || a.is(false)) return a.is(false);
    return a.formula().is_app() && a.formula().decl().decl_kind() == Z3_OP_NOT
               ? truth{a.formula().arg(0)}
               : truth{!a.formula()};
}
inline truth operator&(const truth& a, const truth& b) {
    if (a.is(false) || b.is(true) || a.is_same(b)) return a;
    if (b.is(false) || a.is(true)) return b;
    return truth{a.formula() && b.formula()};
}
inline truth operator|(const truth& a, const truth& b) {
    if (a.is(true) || b.is(false) || a.is_same(b)) return a;
    if (b.is(true) || a.is(false)) return b;
    return truth{a.formula() || b.formula()};
}
inline truth operator^(const truth& a, const truth& b) {
    if (a.is_same(b)) return false;
    if (a.is(false) || b.is(true)) return a.is(false) ? b : !a;
    if (b.is(false) || a.is(true)) return b.is(false) ? a : !b;
    return truth{a.formula() != b.formula()};
}
inline truth choose(const truth& condition, const truth& a, const truth& b) {
    if (a.is_same(b)) return a;
    return (condition & a) | ((!condition) & b);
}
inline truth variable(const std::string& name) { return truth{context().bool_const(name.c_str())}; }

/// Variables that stand for formulas that are proven elsewhere. A branch on a variable needs no
/// prover.
class abbreviations {
public:
    truth operator()(const std::string& name, const truth& formula) {
        const truth result = variable(name);
        if (names_.insert(name).second) {
            variables_.push_back(result.formula());
            formulas_.push_back(formula.formula());
        }
        return result;
    }
    [[nodiscard]] truth written_out(const truth& t) const {
        z3::expr formula = t.formula();
        return truth{formula.substitute(variables_, formulas_)};
    }

private:
    std::set<std::string> names_{};
    z3::expr_vector variables_{context()};
    z3::expr_vector formulas_{context()};
};

/// What the code under proof must never do, on any board.
struct broken_precondition : std::exception {
    std::string text;
    explicit broken_precondition(std::string what) : text{std::move(what)} {}
    [[nodiscard]] const char* what() const noexcept override { return text.c_str(); }
};
inline void require(bool condition, const char* what) {
    if (!condition) throw broken_precondition(what);
}

/// Runs a function on every path through its branches, and merges the results.
class execution {
public:
    /// Returns what `run` returns, as formulas. `run` returns a vector of as many formulas on every
    /// path. It may rely on `assumption`.
    template <class Run>
    static std::vector<truth> of(Run run, const truth& assumption = true) {
        execution all(assumption);
        std::vector<path> paths;
        do {
            all.begin_path();
            std::vector<truth> result = run();
            paths.push_back({all.taken_, std::move(result)});
        } while (all.backtrack());
        total_paths += static_cast<long>(paths.size());
        return merged(paths, 0);
    }
    /// Calls `run` on every path. Its argument is the condition of the path, once it is asked for.
    template <class Run>
    static void each(Run run, const truth& assumption = true) {
        execution all(assumption);
        do {
            all.begin_path();
            run([&] {
                truth condition = assumption;
                for (const branch& b : all.taken_)
                    condition = condition & (b.value ? b.condition : !b.condition);
                return condition;
            });
            ++total_paths;
        } while (all.backtrack());
    }

    static bool decide(const truth& condition) {
        require(current_ != nullptr, "a branch outside of an execution");
        return current_->next(condition);
    }

    static inline long total_paths = 0;

private:
    struct branch {
        truth condition;
        bool value;
        bool has_other;  ///< whether the other value was not yet taken
    };
    struct path {
        std::vector<branch> taken;
        std::vector<truth> result;
    };

    explicit execution(truth assumption)
        : assumption_{std::move(assumption)}, outer_{std::exchange(current_, this)} {}
    ~execution() { current_ = outer_; }
    execution(const execution&) = delete;
    execution& operator=(const execution&) = delete;

    void begin_path() {
        depth_ = 0;
        known_.clear();
    }
    bool next(const truth& condition) {
        if (const auto found = known_.find(condition.formula().id()); found != known_.end())
            return found->second;
        if (depth_ == taken_.size()) {
            // Either value of a variable that no branch has asked for is possible. If assumptions
            // exclude it, what follows is true of no board, and does no harm.
            const bool is_variable = condition.formula().is_const();
            const bool can_hold = is_variable || is_possible(condition);
            const bool can_fail = is_variable || !can_hold || is_possible(!condition);
            taken_.push_back({condition, can_hold, can_hold && can_fail});
        }
        require(taken_[depth_].condition.is_same(condition), "a run that differs from another");
        return known_[condition.formula().id()] = taken_[depth_++].value;
    }
    [[nodiscard]] bool is_possible(const truth& condition) const {
        static z3::solver solver(context());  // making one takes longer than most of its answers
        solver.push();
        solver.add(assumption_.formula());
        solver.add(condition.formula());
        for (const branch& b : taken_)
            solver.add(b.value ? b.condition.formula() : !b.condition.formula());
        const z3::check_result answer = solver.check();
        solver.pop();
        require(answer != z3::unknown, "the prover does not know whether a branch is possible");
        return answer == z3::sat;
    }
    /// Goes back to the last branch whose other value was not yet taken.
    bool backtrack() {
        require(depth_ == taken_.size(), "a run that ends before another");
        while (!taken_.empty() && !taken_.back().has_other) taken_.pop_back();
        if (taken_.empty()) return false;
        taken_.back().value = !taken_.back().value;
        taken_.back().has_other = false;
        return true;
    }
    /// Paths with the same branches up to `depth` are consecutive.
    static std::vector<truth> merged(std::span<const path> paths, std::size_t depth) {
        const path& one = paths.front();
        if (one.taken.size() == depth) return one.result;
        std::size_t split = 1;
        while (split < paths.size() && paths[split].taken[depth].value == one.taken[depth].value)
            ++split;
        std::vector<truth> result = merged(paths.first(split), depth + 1);
        if (split == paths.size()) return result;
        const std::vector<truth> other = merged(paths.subspan(split), depth + 1);
        require(result.size() == other.size(), "results of different sizes");
        const truth condition =
            one.taken[depth].value ? one.taken[depth].condition : !one.taken[depth].condition;
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = choose(condition, result[i], other[i]);
        return result;
    }

    truth assumption_;
    execution* outer_;
    std::vector<branch> taken_{};
    std::size_t depth_ = 0;
    std::unordered_map<unsigned, bool> known_{};
    static inline execution* current_ = nullptr;
};

inline truth::operator bool() const {
    if (is(true) || is(false)) return is(true);
    return formula_.decl().decl_kind() == Z3_OP_NOT ? !execution::decide(truth{formula_.arg(0)})
                                                    : execution::decide(*this);
}

/// A number of squares, as a formal sum: for each square, the sum of coefficients times truths. So
/// two sums are equal if they are equal square by square.
class count {
public:
    count(long long value = 0) : constant_{value} {}  // NOLINT(*-explicit-*): as an integer
    explicit count(std::span<const truth> bits) : terms_(bits.size()) {
        for (std::size_t i = 0; i < bits.size(); ++i)
            if (!bits[i].is(false)) terms_[i].push_back({1, bits[i]});
    }
    /// A number that is compared with sums, and of which nothing else is known.
    static count limit() {
        count result;
        result.is_limit_ = true;
        return result;
    }
    [[nodiscard]] bool is_limit() const { return is_limit_; }
    [[nodiscard]] bool is_same(const count& other) const {
        if (constant_ != other.constant_ || terms_.size() != other.terms_.size()) return false;
        for (std::size_t i = 0; i < terms_.size(); ++i) {
            if (terms_[i].size() != other.terms_[i].size()) return false;
            for (std::size_t t = 0; t < terms_[i].size(); ++t)
                if (terms_[i][t].coefficient != other.terms_[i][t].coefficient ||
                    !terms_[i][t].bit.is_same(other.terms_[i][t].bit))
                    return false;
        }
        return true;
    }

    count& operator+=(const count& other) {
        require(!is_limit_ && !other.is_limit_, "arithmetic with the limit");
        constant_ += other.constant_;
        if (terms_.size() < other.terms_.size()) terms_.resize(other.terms_.size());
        for (std::size_t i = 0; i < other.terms_.size(); ++i)
            terms_[i].insert(terms_[i].end(), other.terms_[i].begin(), other.terms_[i].end());
        return *this;
    }
    friend count operator+(count a, const count& b) { return a += b; }
    friend count operator*(count a, long long factor) {
        a.constant_ *= factor;
        for (auto& terms : a.terms_)
            for (auto& [coefficient, bit] : terms) coefficient *= factor;
        return a;
    }
    friend count operator*(long long factor, const count& a) { return a * factor; }
    /// Compares a sum with the limit. Both answers are possible, and the same sum has the same one.
    friend truth operator<(const count& a, const count& b) {
        require(!a.is_limit_ && b.is_limit_, "a comparison of sums that is not with the limit");
        if (!comparisons.empty() && comparisons.back().first.is_same(a))
            return comparisons.back().second;
        const truth answer = variable("comparison " + std::to_string(comparisons.size()));
        comparisons.emplace_back(a, static_cast<bool>(answer));
        return answer;
    }
    /// The comparisons of the path that is running, with their answers.
    static inline std::vector<std::pair<count, bool>> comparisons;

    struct remainder {
        truth odd;
        friend truth operator==(const remainder& a, int value) {
            return value == 1 ? a.odd : (truth{value == 0} & !a.odd);
        }
    };
    friend remainder operator%(const count& a, int two) {
        require(two == 2 && !a.is_limit_, "a remainder by another number than 2");
        truth odd = a.constant_ % 2 != 0;
        for (const auto& terms : a.terms_)
            for (const auto& [coefficient, bit] : terms)
                if (coefficient % 2 != 0) odd = odd ^ bit;
        return {odd};
    }

    [[nodiscard]] long long constant() const { return constant_; }
    /// How many terms the sum has for the square number `i`.
    [[nodiscard]] std::size_t terms(std::size_t i) const {
        return i < terms_.size() ? terms_[i].size() : 0;
    }
    /// The sum of the terms from `begin` for the square number `i`, as a number of 16 bits.
    [[nodiscard]] z3::expr sum_of_terms(std::size_t i, std::size_t begin) const {
        z3::expr sum = context().bv_val(0, 16);
        long long largest = 0;
        for (std::size_t t = begin; t < terms(i); ++t) {
            const auto& [coefficient, bit] = terms_[i][t];
            require(coefficient > 0, "a coefficient that is not positive");
            largest += coefficient;
            sum = sum + z3::ite(bit.formula(),
                                context().bv_val(static_cast<unsigned>(coefficient), 16),
                                context().bv_val(0, 16));
        }
        require(largest < 1 << 15, "a sum of more than 15 bits");
        return sum;
    }

private:
    struct term {
        long long coefficient;
        truth bit;
    };
    long long constant_ = 0;
    bool is_limit_ = false;
    std::vector<std::vector<term>> terms_{};
};

/// A word of `Bits` bits, each of them a formula. It has the operations of an unsigned integer that
/// bitboards use. A shift by less than 0, or by `Bits` or more, is refused, as for std::uint64_t.
template <int Bits>
class word {
public:
    word() = default;
    word(unsigned long long value) {  // NOLINT(*-explicit-*): as an integer
        for (int i = 0; i < Bits && i < 64; ++i) bits_[index(i)] = truth{(value >> i & 1U) != 0};
    }
    static word of(const std::function<truth(int)>& bit) {
        word result;
        for (int i = 0; i < Bits; ++i) result.bits_[index(i)] = bit(i);
        return result;
    }

    [[nodiscard]] const truth& operator[](int i) const { return bits_[index(i)]; }
    [[nodiscard]] std::span<const truth> bits() const { return bits_; }
    [[nodiscard]] truth is_nonzero() const {
        truth any = false;
        for (const truth& bit : bits_) any = any | bit;
        return any;
    }
    explicit operator bool() const { return static_cast<bool>(is_nonzero()); }

    friend word operator~(const word& a) {
        return of([&](int i) -> truth { return !a[i]; });
    }
    friend word operator&(const word& a, const word& b) {
        return of([&](int i) -> truth { return a[i] & b[i]; });
    }
    friend word operator|(const word& a, const word& b) {
        return of([&](int i) -> truth { return a[i] | b[i]; });
    }
    friend word operator^(const word& a, const word& b) {
        return of([&](int i) -> truth { return a[i] ^ b[i]; });
    }
    word& operator&=(const word& b) { return *this = *this & b; }
    word& operator|=(const word& b) { return *this = *this | b; }
    friend word operator<<(const word& a, int n) {
        require(0 <= n && n < Bits, "a shift by the width of the word or more");
        return of([&](int i) -> truth { return i < n ? truth{false} : a[i - n]; });
    }
    friend word operator>>(const word& a, int n) {
        require(0 <= n && n < Bits, "a shift by the width of the word or more");
        return of([&](int i) -> truth { return i + n < Bits ? a[i + n] : truth{false}; });
    }
    friend word operator+(const word& a, const word& b) {
        truth carry = false;
        return of([&](int i) {
            const truth sum = a[i] ^ b[i];
            const truth in = carry;
            carry = (a[i] & b[i]) | (in & sum);
            return sum ^ in;
        });
    }
    // constexpr, because a defaulted comparison of the library needs it; never evaluated so.
    friend constexpr bool operator==(const word& a, const word& b) {
        return !static_cast<bool>((a ^ b).is_nonzero());
    }
    friend truth operator<(const word& a, const word& b) {
        truth less = false;
        for (int i = 0; i < Bits; ++i) less = ((!a[i]) & b[i]) | ((!(a[i] ^ b[i])) & less);
        return less;
    }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    std::array<truth, static_cast<std::size_t>(Bits)> bits_{};
};

/// One proof: claims that hold for all boards that fulfill an assumption.
class proof {
public:
    explicit proof(const truth& assumption) { solver_.add(assumption.formula()); }

    void holds(const truth& claim) {
        ++claims_;
        if (claim.is(true) || is_refuted()) return;
        solver_.push();
        solver_.add(!claim.formula());
        const z3::check_result answer = solver_.check();
        if (answer == z3::unknown) why_ = "the prover does not know: " + solver_.reason_unknown();
        if (answer == z3::sat) why_ = counterexample();
        solver_.pop();
    }
    /// Claims it for the boards that fulfill a premise.
    void holds_if(const truth& premise, const truth& claim) {
        if (premise.is(true)) return holds(claim);
        solver_.push();
        solver_.add(premise.formula());
        if (solver_.check() != z3::sat) why_ = "no board fulfills the premise";
        solver_.pop();
        holds((!premise) | claim);
    }
    void same(const truth& a, const truth& b) { holds(!(a ^ b)); }
    [[nodiscard]] bool is_assumption_possible() { return solver_.check() == z3::sat; }
    [[nodiscard]] bool is_refuted() const { return !why_.empty(); }
    void refute(const std::string& why) { why_ = why; }

    [[nodiscard]] const std::string& why() const { return why_; }
    [[nodiscard]] long claims() const { return claims_; }

private:
    /// The variables that are true on a board for which the claim is false.
    std::string counterexample() {
        const z3::model model = solver_.get_model();
        std::string text = "false if only these are true:";
        for (unsigned i = 0; i < model.num_consts(); ++i)
            if (model.get_const_interp(model.get_const_decl(i)).is_true())
                text += ' ' + model.get_const_decl(i).name().str();
        return text;
    }

    z3::solver solver_{context()};
    std::string why_{};
    long claims_ = 0;
};

inline int refuted = 0;
inline int proven = 0;
inline std::string only;  ///< proofs whose name contains this text
inline bool stops_when_refuted = false;

/// Runs a proof, and prints its name and its time.
template <class Body>
void prove(const std::string& name, const truth& assumption, Body body) {
    if (name.find(only) == std::string::npos) return;
    const std::clock_t began = std::clock();
    const long paths_before = execution::total_paths;
    proof p(assumption);
    if (!p.is_assumption_possible()) p.refute("no board fulfills the assumption");
    try {
        if (!p.is_refuted()) body(p);
        if (!p.is_refuted() && p.claims() == 0) p.refute("nothing was claimed");
    } catch (const std::exception& e) {
        p.refute(e.what());
    }
    const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    std::printf("%-8s %-64s %7ld claims %7ld paths %6.2f s\n",
                p.is_refuted() ? "REFUTED" : "proven", name.c_str(), p.claims(),
                execution::total_paths - paths_before, seconds);
    if (p.is_refuted()) std::printf("    %s\n", p.why().c_str());
    std::fflush(stdout);
    ++(p.is_refuted() ? refuted : proven);
    if (p.is_refuted() && stops_when_refuted) std::exit(1);
}

/// Prints how many proofs there were. Returns the exit code of the program.
inline int report() {
    std::printf("%d proven, %d refuted, %.1f CPU s\n", proven, refuted,
                static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
    return refuted == 0 && proven > 0 ? 0 : 1;
}

}  // namespace symbolic
