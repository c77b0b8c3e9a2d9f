import { ConfigError } from './platform/config/load-config.js';

/** Aborts a longer stop; acknowledged data is already safe. */
const STOP_MS = 24_000;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

/**
 * Runs a process until SIGTERM, SIGINT or its parent's end; prints one line
 * when it cannot start.
 */
export async function runProcess(
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  const starting = start();
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(abortStop, STOP_MS).unref();
    // A stop during the start takes effect after it.
    starting
      .then((app) => app.close())
      .then(() => process.exit(0), exitWithReason);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  await starting.catch(exitWithReason);
}

/** To the parent process, if any. */
export function announceReady(): void {
  if (process.connected) process.send?.({ type: 'ready' });
}

function abortStop(): never {
  process.stderr.write(
    `The process did not stop within ${STOP_MS / 1000} s and was aborted.\n`,
  );
  process.exit(1);
}

function exitWithReason(error: unknown): never {
  process.stderr.write(`${startError(error)}\n`);
  process.exit(1);
}

function startError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & {
    port?: number;
  };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or set PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is not allowed for this user. Set PORT.`;
  return `Start failed: ${message || code || String(error)}`;
}
