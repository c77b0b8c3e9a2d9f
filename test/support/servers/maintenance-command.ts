import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './test-app.js';

export interface CommandResult {
  /** Null: killed. */
  code: number | null;
  output: string;
}

/** Runs the built product's `verify`, `backup` or `restore`. */
export async function maintenance(
  machine: Pick<TestApp, 'env'>,
  ...parameters: string[]
): Promise<CommandResult> {
  return startMaintenance(machine, ...parameters).result;
}

/** Starts such a command; the output is complete at its end. */
export function startMaintenance(
  { env }: Pick<TestApp, 'env'>,
  ...parameters: string[]
): { child: ChildProcess; result: Promise<CommandResult> } {
  const script = join(process.cwd(), 'dist/apps/api/src/maintenance.js');
  const child = spawn(process.execPath, [script, ...parameters], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  const result = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output,
  }));
  return { child, result };
}
