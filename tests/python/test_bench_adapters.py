# SPDX-License-Identifier: BSL-1.0
"""Agents of other packages, and agents that read and write text, in inarow.bench."""

import asyncio
import http.server
import json
import random
import threading
import warnings

import pytest
from support import part_of

import inarow
from inarow import Game, Position, bench
from inarow.bench.chat import ChatEndpoint, TextAgent, make_prompt, read_move
from inarow.bench.kaggle import from_kaggle, to_kaggle


@pytest.fixture
def endpoint(monkeypatch):
    """A stub of an endpoint. `replies` are functions from the message to (status, body)."""
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    stopped = threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            server.requests.append((self.path, dict(self.headers), body))
            status, reply = server.reply(body["messages"][-1]["content"])
            if status is None:
                stopped.wait()
                return
            self.send_response(status)
            self.end_headers()
            self.wfile.write(reply.encode())

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.requests = []
    server.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    stopped.set()
    server.shutdown()
    thread.join()
    server.server_close()


def content(text):
    return 200, json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}]})


def test_a_model_behind_an_endpoint_plays(endpoint):
    suite = part_of("connect-four-1", 40)
    best = {make_prompt(p.position): p for p in suite.positions}

    def reply(prompt):
        labeled = best[prompt]
        text = labeled.position.action_to_string(labeled.best_actions[0])
        return content(f"Column 1 is bad.\n\n**Move:** {text}")

    endpoint.reply = reply
    model = ChatEndpoint(endpoint.url + "/", "stub", api_key="secret", settings={"seed": 7})
    agent = TextAgent(model)
    result = bench.run(agent, suite)
    assert result.rows()[-1]["perfect_rate"] == 1 and result.agent == "stub"
    assert agent.counts == {"legal": 40} and len(endpoint.requests) == 40
    path, headers, body = endpoint.requests[0]
    assert path == "/v1/chat/completions" and headers["Authorization"] == "Bearer secret"
    assert body["model"] == "stub" and body["seed"] == 7 and "temperature" not in body


def test_wrong_answers_and_failures_are_counted(endpoint):
    replies = [
        content("Move: b2"),
        content("I resign. Move: z9"),
        content(""),
        content("Move: e5"),
        (500, "overloaded"),
        (200, "<html>"),
        (200, '{"choices": []}'),
        content(None),
        (None, ""),
        content("The answer is a3."),
    ]
    remaining = iter(replies)
    patient, impatient = (ChatEndpoint(endpoint.url, "stub", time_limit=s) for s in (3600, 0.5))

    def ask(prompt):
        status, body = next(remaining)
        endpoint.reply = lambda prompt: (status, body)
        # Only silence meets the short limit, however busy the machine is.
        return (impatient if status is None else patient)(prompt)

    center_taken = Game("tic-tac-toe", "b2").position
    asked = [Position("tic-tac-toe"), *[center_taken] * 9]
    suite = bench.load("tic-tac-toe-1")
    labeled = {p.position: p for p in suite.positions}
    agent = TextAgent(ask)
    some = bench.Suite("some", suite.rules, "scores", (0,), tuple(labeled[p] for p in asked))
    result = bench.run(agent, some)
    kinds = [answer.kind for answer in result.answers]
    assert kinds == ["legal", *["illegal"] * 3, *["failed"] * 5, "legal"]
    assert agent.counts["timeout"] == 1 and agent.counts["failed"] == 4
    assert agent.counts["legal"] == 2 and agent.counts["illegal"] + agent.counts["unparsable"] == 3
    errors = [answer.error for answer in result.answers]
    assert errors[8] == "TimeoutError: no answer within 0.5 s"
    assert "answered with status 500: 'overloaded'" in errors[4]
    assert "must answer with a text in choices[0].message.content, not with '<html>'" in errors[5]
    assert endpoint.requests[0][2]["temperature"] == 0


def test_an_endpoint_that_is_not_there(endpoint):
    endpoint.shutdown()
    endpoint.server_close()
    with pytest.raises(inarow.Error, match="cannot be reached"):
        ChatEndpoint(endpoint.url, "stub")("hello")
    with pytest.raises(inarow.Error, match="must begin with http:// or https://, not 'file:/x'"):
        ChatEndpoint("file:/x", "stub")


def test_illegal_and_unparsable_moves_are_told_apart():
    agent = TextAgent(lambda prompt: answer)
    position = Game("connect-four", "4 4 4 4 4 4").position
    for answer, kind in (
        ("Move: 4", "illegal"),
        ("Move: 3", "legal"),
        ("Move: nowhere", "unparsable"),
        ("", "unparsable"),
    ):
        agent.counts.clear()
        bench.run(agent, one_position(position))
        assert agent.counts == {kind: 1}, answer


def one_position(position):
    labeled = bench.LabeledPosition(position, dict.fromkeys(position.legal_actions(), 0))
    return bench.Suite("one", position.rules, "scores", (0,), (labeled,))


def test_moves_are_read_from_answers():
    for answer, move in (
        ("Move: b2", "b2"),
        ("move : 4.", "4"),
        ("Move: a1? No.\nMove: c3", "c3"),
        ("I play b2!", "b2"),
        ("**Move:** `b2`", "b2"),
        ("", ""),
        ("...", ""),
    ):
        assert read_move(answer) == move


def test_prompts_describe_the_rules_and_the_board():
    position = Game("connect-four", "4 4 3").position
    prompt = make_prompt(position)
    assert position.draw() in prompt and "You play O." in prompt
    assert (
        "The first to make 4 or more in a row wins. Stones fall to the lowest free square" in prompt
    )
    assert 'with a line such as "Move: 1".' in prompt
    assert "exactly 5 in a row loses" in make_prompt(Position("9x9/5/exactly/misere"))
    assert "Lines continue at the opposite edge." in make_prompt(Position("5x5/4/torus"))


def test_kaggle_agents_in_both_directions():
    seen = []

    def kaggle_agent(observation, configuration):
        seen.append((observation, configuration))
        assert observation["board"] == observation.board and configuration["inarow"] == 4
        assert observation.mark == 1 + (len([x for x in observation.board if x]) % 2)
        free = [c for c in range(configuration.columns) if observation.board[c] == 0]
        return free[-1]

    direct = bench.run(lambda position: position.legal_actions()[-1], "connect-four-1")
    result = bench.run(from_kaggle(kaggle_agent), "connect-four-1")
    assert result.rows() == direct.rows() and result.agent == "kaggle_agent"
    back = to_kaggle(from_kaggle(kaggle_agent))
    level = to_kaggle("level-5", seed=3)
    expected = bench.baseline("level-5", 3)
    for labeled in random.Random(1).sample(bench.load("connect-four-1").positions, 50):
        from_kaggle(kaggle_agent)(labeled.position)
        observation, configuration = seen[-1]
        assert back(observation, configuration) == kaggle_agent(observation, configuration)
        plain = ({"board": observation.board}, {"columns": 7, "rows": 6, "inarow": 4})
        assert level(*plain) == expected(labeled.position)
    for rules, known in {
        "3x3/3": "3x3/3/drop",
        "7x6/4/drop/misere": "7x6/4/drop",
        "7x6/4/drop/torus": "7x6/4/drop",
        "7x6/4/drop/exactly": "7x6/4/drop",
        "7x6/4/drop/misere/second": "7x6/4/drop/second",
    }.items():
        with pytest.raises(inarow.Error, match=f"rules {rules}, only one with {known}."):
            from_kaggle(kaggle_agent)(Position(rules))


def test_the_agents_of_connectx_play(connectx):
    suite = part_of("connect-four-1", 40)
    random.seed(1)  # from which the agents take their random numbers
    for agent in (connectx.random_agent, connectx.negamax_agent):
        row = bench.run(from_kaggle(agent), suite).rows()[-1]
        assert row["illegal_rate"] == row["failed"] == 0
    chances = [len(p.good_actions) / len(p.scores) for p in suite.positions]
    assert row["good_rate"] > sum(chances) / len(chances)


@pytest.mark.parametrize("rules", ["tic-tac-toe", "3x3/3/second", "4x4/3/misere"])
def test_games_in_textarena(rules):
    pytest.importorskip("textarena")
    from inarow.bench.textarena import GameEnv

    rng = random.Random(2)
    for _ in range(20):
        env, done = GameEnv(rules), False
        env.reset(num_players=2, seed=1)
        while not done:
            player, observation = env.get_observation()
            starts = env.game.rules.starts
            assert player == (env.game.to_move != starts)
            assert observation[-1][1] == make_prompt(env.game.position)
            text = env.game.action_to_string(rng.choice(env.game.legal_actions()))
            done, _ = env.step(f"Thinking.\nMove: {text}")
        rewards, _ = env.close()
        returns = env.game.returns()
        assert [rewards[0], rewards[1]] == (returns if starts == 0 else returns[::-1])


def test_an_illegal_answer_in_textarena_is_refused_and_then_loses():
    pytest.importorskip("textarena")
    from inarow.bench.textarena import GameEnv

    env = GameEnv("tic-tac-toe")
    env.reset(num_players=2)
    assert env.step("Move: b2") == (False, {})
    env.get_observation()
    assert env.step("Move: b2") == (False, {})
    player, observation = env.get_observation()
    assert player == 1 and "b2 is already taken" in observation[-1][1]
    assert env.step("Move: b2")[0] and env.close()[0] == {1: -1, 0: 1}
    assert env.game.ply == 1


def test_a_suite_in_verifiers():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pytest.importorskip("verifiers.v1")
        from inarow.bench.verifiers import SuiteConfig, SuiteTaskset

    class Trace:
        def __init__(self, last_reply):
            self.last_reply, self.metrics, self.rewards = last_reply, {}, {}

        def record_metric(self, name, value):
            self.metrics[name] = value

        def record_reward(self, name, value, weight):
            self.rewards[name] = value

    suite = bench.load("connect-four-1")
    tasks = list(SuiteTaskset(SuiteConfig(suite=suite.name)))
    assert len(tasks) == len(suite)
    for number in (0, 700, 1999):
        labeled, task = suite.positions[number], tasks[number]
        assert task.data.prompt == make_prompt(labeled.position)
        for action in range(7):
            trace = Trace(f"Move: {action + 1}")
            asyncio.run(task.score(trace))
            one = bench.Suite("one", suite.rules, suite.labels, (0,), (labeled,))
            (answer,) = bench.run(lambda position, action=action: action, one).answers
            assert trace.rewards == {"good_move": float(answer.is_good)}
            assert trace.metrics == {
                "perfect_move": float(answer.is_perfect),
                "illegal": float(answer.kind == "illegal"),
                "regret_plies": answer.regret,
            }
