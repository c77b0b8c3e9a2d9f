import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './test-app.js';

export interface CommandResult {
  code: number | null;
  output: string;
}

/** Runs `verify`, `backup` or `restore` of the built product, as an operator does beside it. */
export async function maintenance({ env }: Pick<TestApp, 'env'>, ...parameters: string[]): Promise<CommandResult> {
  const script = join(process.cwd(), 'dist/apps/api/src/maintenance.js');
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...parameters], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
