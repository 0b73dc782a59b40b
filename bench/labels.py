#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures the cost to label a data set: without Ray, and with one or two nodes of Ray.

    PYTHON bench/labels.py                     a million easy positions, 10,000 hard ones
    PYTHON bench/labels.py --easy 100000 1000000 10000000
    PYTHON bench/labels.py --write             also writes into docs/python/label.md

PYTHON has the package, pyarrow, DuckDB and Ray: `pip install '.[ray]'`. Each run is a separate process.
The two nodes of Ray run on this machine, with one CPU each. If other programs run at the same time, use the CPU time
instead of the elapsed time.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import programs

EASY_PLIES, HARD_PLIES = (20, 34), (13, 14)
ROWS_PER_FILE = 1_000_000
# By default, workers give way to all other programs, but the run without Ray does not.
RAY_SETTINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}
# The measured program.
RUN = """
import json, pathlib, resource, sys, time
source, target, nodes = sys.argv[1], sys.argv[2], int(sys.argv[3])
if nodes:
    from ray.cluster_utils import Cluster
    import ray, inarow.ray
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(1, nodes):
        cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    inarow.ray.label(sys.argv[4], target + ".warm", "connect-four")  # starts the workers
    run = inarow.ray.label
else:
    from inarow.label import label as run
def used(who):
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime
begin, cpu = time.perf_counter(), used(resource.RUSAGE_SELF)
summary = run(source, target, "connect-four")
took = [time.perf_counter() - begin, used(resource.RUSAGE_SELF) - cpu]
# Not ru_maxrss, which begins with what the parent had.
status = pathlib.Path("/proc/self/status").read_text()
took.append(int(status.split("VmHWM:")[1].split()[0]) / 1024)
print("measured", json.dumps([summary.rows, *took]), flush=True)
if nodes:
    ray.shutdown()
    cluster.shutdown()
"""


def write_positions(path, count, plies, seed):
    """Writes positions of random games with `plies` stones. Equal seeds give equal positions."""
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

    import inarow

    least, most = plies
    games = inarow.VectorGames("connect-four", 8192, auto_reset=False, seed=seed)
    texts = []
    while len(texts) < count:
        games.reset()
        for ply in range(1, most + 1):
            games.step(games.random_actions())
            turn = np.arange(len(games)) % (most - least + 1) == ply - least
            ongoing = np.flatnonzero(games.masks.any(axis=1) & turn)
            texts += [str(games[int(i)]) for i in ongoing]
    pq.write_table(pa.table({"position": texts[:count]}), path)


def measured(source, nodes):
    """Runs the program. Returns rows, seconds, CPU seconds, and peak memory in MiB."""
    with tempfile.TemporaryDirectory(dir=source.parent) as directory:
        target = pathlib.Path(directory) / "out"
        warm = source.parent / "warm.parquet"
        run = subprocess.run(
            [sys.executable, "-c", RUN, *map(str, (source, target, nodes, warm))],
            stdout=subprocess.PIPE,
            env=os.environ | RAY_SETTINGS,
            text=True,
            check=True,
        )
    line = next(line for line in run.stdout.splitlines() if line.startswith("measured "))
    result = json.loads(line[len("measured ") :])
    print(source.name, nodes, result, file=sys.stderr, flush=True)
    return result


NAMES = ("`inarow.label`, all CPUs", "`inarow.ray`, one node", "`inarow.ray`, two nodes")


def row(kind, nodes, result):
    rows, seconds, cpu, mebibytes = result
    return (
        f"| {kind} | {rows:,} | {NAMES[nodes]} | {1e6 * seconds / rows:.1f} us "
        f"| {1e6 * cpu / rows:.1f} us | {mebibytes:.0f} MiB |"
    )


def table(options, directory):
    lines = [
        "| positions | number | run | time per position | CPU time of the process that you start "
        "| its peak memory |",
        "| --- | ---: | --- | ---: | ---: | ---: |",
    ]
    write_positions(directory / "warm.parquet", 1000, EASY_PLIES, 0)
    for count in options.easy:
        source = directory / f"easy-{count}"
        source.mkdir()
        for i in range(0, count, ROWS_PER_FILE):
            size = min(ROWS_PER_FILE, count - i)
            write_positions(source / f"{i:010}.parquet", size, EASY_PLIES, seed=i + 1)
        for nodes in options.nodes:
            name = f"{EASY_PLIES[0]} to {EASY_PLIES[1]} stones"
            lines.append(row(name, nodes, measured(source, nodes)))
    if options.hard:
        source = directory / "hard.parquet"
        write_positions(source, options.hard, HARD_PLIES, seed=1)
        for nodes in options.nodes:
            name = f"{HARD_PLIES[0]} and {HARD_PLIES[1]} stones"
            lines.append(row(name, nodes, measured(source, nodes)))
    return lines


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument("--easy", type=int, nargs="*", default=[1_000_000])
    parser.add_argument("--hard", type=int, default=10_000)
    parser.add_argument("--nodes", type=int, nargs="+", default=[0, 1, 2], help="0: without Ray")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        lines = table(options, pathlib.Path(directory))
    lines += ["", f"We measured these times {programs.when_and_where()}."]
    programs.publish(options, "python/label.md", "labels", "\n".join(lines))


if __name__ == "__main__":
    main()
