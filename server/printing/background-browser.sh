#!/bin/sh
# The browser is started in a session of its own. Where Linux shares processors between sessions first, `nice` counts only within one.
# Beside one busy session 5 leaves it a quarter of a processor. 15 would leave it a thirtieth: 1.5 s of the 45 s that a report has.
if read -r _ _ _ _ _ session _ 2>/dev/null <"/proc/$$/stat" && [ "$session" = "$$" ]; then
  echo 5 2>/dev/null >"/proc/$$/autogroup"
fi

# Root's Chromium would give itself a higher priority than everybody has.
if [ "$(id -u)" -eq 0 ] && setpriv --bounding-set -sys_nice true 2>/dev/null; then
  exec setpriv --bounding-set -sys_nice nice -n 5 "$BROWSER_PROGRAM" "$@"
fi
exec nice -n 5 "$BROWSER_PROGRAM" "$@"
