#!/usr/bin/env bash
# the web page: lint, types, build, and tests in a real browser
source scripts/common.sh
source scripts/web.sh
install_web_tools
install_missing chromium=chromium
install_web_packages
(cd web && npm run --silent lint && npm run --silent check)
build_web
(cd web && npm test --silent)
