import { ConfigError } from './platform/config/load-config.js';
import { printedVersion } from './platform/config/version.js';
import { traceToSources } from './platform/processes/source-traces.js';

/** Aborts a longer stop; acknowledged data is already safe. */
const STOP_MS = 24_000;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

/**
 * Runs a process until SIGTERM, SIGINT or its parent's end; prints one line
 * when it cannot start. `--version` prints the version alone.
 */
export async function runProcess(
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  if (printedVersion()) return;
  traceToSources();
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

/** The reason has been printed by another process. */
export class PrintedError extends Error {}

export interface Ready {
  type: 'ready';
  /** The words for the operator. */
  welcome?: string | undefined;
}

/** To the parent process, if any. */
export function announceReady(welcome?: string): void {
  const ready: Ready = { type: 'ready', welcome };
  if (process.connected) process.send?.(ready);
}

function abortStop(): never {
  process.stderr.write(
    `The process did not stop within ${STOP_MS / 1000} s and was aborted.\n`,
  );
  process.exit(1);
}

function exitWithReason(error: unknown): never {
  if (!(error instanceof PrintedError))
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
