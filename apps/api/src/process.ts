import { ConfigError } from './platform/config/load-config.js';

/** What waits longer (for a service that is away) is given up: everything that was acknowledged is safe already. */
const STOP_MS = 24_000;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

/**
 * Runs a process of the product: starts it, stops it gracefully on SIGTERM, SIGINT or when the parent that started it
 * is gone, and says in one line why it could not start.
 */
export async function runProcess(
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  const starting = start();
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(giveUp, STOP_MS).unref();
    // Asked to stop while it still starts: it stops as soon as it can.
    starting
      .then((app) => app.close())
      .then(() => process.exit(0), exitWithReason);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  await starting.catch(exitWithReason);
}

/** Tells the parent, where there is one, that the process does its work now. */
export function announceReady(): void {
  if (process.connected) process.send?.({ type: 'ready' });
}

function giveUp(): never {
  process.stderr.write(
    `It did not stop within ${STOP_MS / 1000} s and is given up.\n`,
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
    return `Port ${port} is taken by another program: stop it or set PORT`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user: set PORT`;
  return `Start failed: ${message || code || String(error)}`;
}
