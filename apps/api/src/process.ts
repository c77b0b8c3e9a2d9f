import type { INestApplicationContext } from '@nestjs/common';
import { ConfigError } from './config/load-config.js';

/**
 * Runs a process of the product: starts it, stops it gracefully on SIGTERM, SIGINT or when the parent that started it
 * is gone, and says in one line why it could not start.
 */
export async function runProcess(start: () => Promise<INestApplicationContext>): Promise<void> {
  let app: INestApplicationContext;
  try {
    app = await start();
  } catch (error) {
    process.stderr.write(`${startError(error)}\n`);
    process.exit(1);
  }
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, stop);
}

/** Tells the parent, where there is one, that the process does its work now. */
export function announceReady(): void {
  process.send?.({ type: 'ready' });
}

function startError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop it or set PORT`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this user: set PORT`;
  return `Start failed: ${message || code || String(error)}`;
}
