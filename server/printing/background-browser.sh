#!/bin/sh
exec nice -n 10 "$BROWSER_PROGRAM" "$@"
