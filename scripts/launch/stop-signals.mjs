/** @typedef {(signal: NodeJS.Signals) => unknown} Listener */

// Under npm a Ctrl-C arrives twice: from the terminal and from npm.
const echoMs = 700;
const lookEveryMs = 1_000;

/**
 * Calls `onFirst` on a stop signal, `onAgain` on the next. Under npm a vanished npm counts too: its signals do not
 * always come through.
 * @param {Listener} onFirst
 * @param {Listener} onAgain
 */
export function onStopSignals(onFirst, onAgain) {
  /** @type {number | null} */
  let firstAt = null;
  /** @param {NodeJS.Signals} signal */
  const wanted = (signal) => {
    if (firstAt === null) {
      firstAt = performance.now();
      onFirst(signal);
    } else if (performance.now() - firstAt > echoMs) onAgain(signal);
  };
  process.on('SIGINT', wanted).on('SIGTERM', wanted).on('SIGHUP', wanted);
  // A failed print (closed terminal) must not interrupt the stop.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => {});
  if (process.env.npm_lifecycle_event)
    watchParent(() => firstAt === null && wanted('SIGTERM'));
}

/** @param {() => void} onGone */
function watchParent(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, lookEveryMs);
  timer.unref();
}
