#!/usr/bin/env bash
# the web page: its types, its build, and its tests in a real browser
source scripts/common.sh
source scripts/web.sh
install_web_tools
install_missing chromium=chromium
web_packages
(cd web && npm run --silent check)
build_web
(cd web && npm test --silent)
