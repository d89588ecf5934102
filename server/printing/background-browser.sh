#!/bin/sh
# The browser is started in a session of its own. Where Linux shares processors between sessions first, `nice` counts only within one.
if read -r _ _ _ _ _ session _ 2>/dev/null <"/proc/$$/stat" && [ "$session" = "$$" ]; then
  echo 15 2>/dev/null >"/proc/$$/autogroup"
fi

# Root's Chromium would give itself a higher priority than everybody has.
if [ "$(id -u)" -eq 0 ] && setpriv --bounding-set -sys_nice true 2>/dev/null; then
  exec setpriv --bounding-set -sys_nice nice -n 15 "$BROWSER_PROGRAM" "$@"
fi
exec nice -n 15 "$BROWSER_PROGRAM" "$@"
