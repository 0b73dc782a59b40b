#!/usr/bin/env bash
source scripts/common.sh
source scripts/web.sh
install_web_tools
[[ ${INAROW_LONG-} != 1 ]] || install_missing chromium=chromium
install_web_packages
# The native engine of the tests, at the same time as the page.
web/tests/support/build_native_engine.sh &
native_job=$!
trap wait EXIT
build_web
bindings/wasm/json_types.sh
(cd web && npm run --silent package)
(cd web && npm run --silent check)
wait "$native_job"
# What ./play.sh --web --build does with a built page: twice, and never over anything else.
rm -rf build/web-copy build/not-a-page
copy_web build/web-copy && copy_web build/web-copy https://example.org/a/
for page in index gallery; do
    grep -q 'content="https://example.org/a/preview.png"' "build/web-copy/$page.html"
done
mkdir -p build/not-a-page
cp build/web/index.html build/not-a-page
if (copy_web build/not-a-page) 2>/dev/null; then fail "a folder of somebody else was written"; fi
rm -rf build/web-copy build/not-a-page
(cd web && npm test --silent)
