import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { until } from '../until.js';
import { keepOutput } from './kept-output.js';
import { descendants } from './process-tree.js';

type ChildProcess = ChildProcessByStdio<null, Readable, Readable>;

/** `npm start` with all that it starts. */
export class ProductCommand {
  private child: ChildProcess | undefined;
  output = '';

  constructor(private readonly env: Record<string, string>) {}

  /** Resolves when the product is ready. */
  async start(): Promise<void> {
    this.run();
    await until(
      'the product is ready',
      () => {
        if (this.child?.exitCode !== null)
          throw new Error(`The product ended:\n${this.output}`);
        return this.output;
      },
      (output) => output.includes('is ready'),
    );
  }

  async killAlone(): Promise<void> {
    const child = this.required();
    const ended = this.end(child);
    child.kill('SIGKILL');
    await ended;
  }

  /** Expects a start that must fail. @returns its exit code */
  async fail(): Promise<number | null> {
    // After the exit its last words may still be in the pipe.
    const [code] = (await once(this.run(), 'close')) as [number | null];
    return code;
  }

  /**
   * Ends it by a signal, as a terminal or service manager does.
   * @returns the exit code
   */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.required();
    const ended = this.end(child);
    child.kill(signal);
    return ended;
  }

  /** Ends everything, as a power cut does. */
  async killEverything(): Promise<void> {
    const child = this.required();
    const ended = this.end(child);
    for (const pid of [child.pid ?? 0, ...descendants(child.pid ?? 0)])
      killIfThere(pid);
    await ended;
  }

  /** The command's processes, at any depth. */
  processes(): number[] {
    return descendants(this.required().pid ?? 0);
  }

  /** Accounts of these processes, one entry each. */
  accounts(): number[] {
    return this.processes().flatMap(uidOf);
  }

  private run(): ChildProcess {
    this.output = '';
    const child = inOpenShell('scripts/start.mjs', [], this.env);
    keepOutput(child, 'start');
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (this.output += text.toString()));
    }
    this.child = child;
    return child;
  }

  private async end(child: ChildProcess): Promise<number | null> {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }

  private required(): ChildProcess {
    if (!this.child) throw new Error('The product has not been started');
    return this.child;
  }
}

/** Runs a command beside it, such as `backup`. @returns exit code and output */
export async function productCommand(
  name: string,
  parameters: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = inOpenShell(
    'scripts/maintenance.mjs',
    [name, ...parameters],
    env,
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

/** The widest umask; the product's files must still be private. */
function inOpenShell(
  script: string,
  parameters: string[],
  env: Record<string, string>,
): ChildProcess {
  const command = [
    process.execPath,
    join(process.cwd(), script),
    ...parameters,
  ];
  return spawn('/bin/sh', ['-c', 'umask 000; exec "$0" "$@"', ...command], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      WEB_PROCESSES: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** @returns an empty list when the process has just ended */
function uidOf(pid: number): number[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return [Number(/^Uid:\s+\d+\s+(\d+)/m.exec(status)?.[1])];
  } catch {
    return [];
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has just ended.
  }
}
