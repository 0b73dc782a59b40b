#!/usr/bin/env bash
source scripts/common.sh
status=0
for check in glossary pages layers; do
    python3 "scripts/check_$check.py" || status=1
done
python3 bench/solver_parts.py --check || status=1  # they name lines of the searches
python3 bench/placing_games.py --check || status=1
exit "$status"
