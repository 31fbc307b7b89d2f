#!/bin/sh
# Runs a command and, when it ends by a fault, runs it again: at most five times in a minute. A shell takes 1 MB, another Node 40.
# SUPERVISE=off: something else does so (systemd, an orchestrator), and gets the process itself.

most=5
within=60
# Of `refusedExitCode` in src/run.ts, and what the shell says of a command it cannot run: another start would be refused, too.
refused=' 78 126 127 '

# The allocator of glibc keeps memory of its own for each of many threads: two such places instead of eight a processor. A server that decodes pictures takes a third less.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"

if [ "$SUPERVISE" = off ]; then exec "$@"; fi

child=
stopping=
stop() {
  stopping=yes
  if [ -n "$child" ]; then kill -TERM "$child" 2>/dev/null; fi
}
# A command in the background ignores Ctrl+C until it listens for it: both are passed on as the other.
trap stop TERM INT

ends=
# Sets `count`: how many ends there were lately, with this one.
count_end() {
  now=$(date +%s)
  recent=$now
  count=1
  for at in $ends; do
    if [ $((now - at)) -lt "$within" ]; then
      recent="$recent $at"
      count=$((count + 1))
    fi
  done
  ends=$recent
}

say() { printf '%s\n' "$1" >&2; }

while [ -z "$stopping" ]; do
  "$@" &
  child=$!
  # Asked to stop before it was known whom.
  if [ -n "$stopping" ]; then stop; fi
  wait "$child"
  status=$?
  # A signal ends the waiting, not the command.
  while kill -0 "$child" 2>/dev/null; do
    wait "$child"
    status=$?
  done
  child=
  case "$refused" in *" $status "*) exit "$status" ;; esac
  # Ended as it was asked to, here or by its own id: 143 is SIGTERM, 130 SIGINT, before it listens for them.
  case "$status" in 0 | 130 | 143) exit "$status" ;; esac
  if [ -n "$stopping" ]; then exit "$status"; fi
  count_end
  if [ "$count" -gt "$most" ]; then
    say "Écrin ended by a fault (exit code $status), and $most times before within a minute: it is not started again. Look at the lines above, and then: npm start."
    exit "$status"
  fi
  say "Écrin ended by a fault (exit code $status) and is started again: $count of at most $most times in a minute."
done
exit 143
