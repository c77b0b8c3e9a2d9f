// A Ctrl-C under npm arrives twice within moments: from the terminal and passed on by npm.
const echoMs = 700;
const lookEveryMs = 1_000;

/**
 * Calls `onFirst` when the person or the system wants us to stop, and `onAgain` when they insist. Under npm a vanished
 * npm counts too: a signal sent to it alone does not always come through.
 */
export function onStopSignals(onFirst, onAgain) {
  let firstAt = null;
  const wanted = (signal) => {
    if (firstAt === null) {
      firstAt = performance.now();
      onFirst(signal);
    } else if (performance.now() - firstAt > echoMs) onAgain(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, wanted);
  // The terminal may close first; a failed print must not interrupt the stop.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => {});
  if (process.env.npm_lifecycle_event)
    watchParent(() => firstAt === null && wanted('SIGTERM'));
}

function watchParent(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, lookEveryMs);
  timer.unref();
}
