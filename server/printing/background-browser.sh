#!/bin/sh
# Root's Chromium would give itself a higher priority than everybody has.
if [ "$(id -u)" -eq 0 ] && setpriv --bounding-set -sys_nice true 2>/dev/null; then
  exec setpriv --bounding-set -sys_nice nice -n 10 "$BROWSER_PROGRAM" "$@"
fi
exec nice -n 10 "$BROWSER_PROGRAM" "$@"
