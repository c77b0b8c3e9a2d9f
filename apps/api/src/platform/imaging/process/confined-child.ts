import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { openFor, type ChildFiles, type OpenedFiles } from './child-files.js';
import { watchOver, type ChildWatch } from './child-watch.js';
import { confined, confinement, type Confinement } from './confinement.js';
import { endIdleChildren } from './idle-children.js';
import { refuseFailure } from './program-failure.js';

export interface ChildLimits {
  /** The kernel permits twice this processor time. */
  timeoutMs: number;
  /** Private, besides Node's reserve. */
  maxDataBytes?: number;
  /** The kernel applies it to every file. */
  maxTargetBytes?: number;
  /** The priority of the operating system; the worker's own by default. */
  priority?: number;
  /** True: it needs little memory, so idle children stay. */
  isSmall?: boolean;
}

export interface ConfinedChild extends Omit<ChildWatch, 'ended'> {
  stdin: Writable;
  stdout: Readable;
  /**
   * Resolves when the child has exited with 0 and its files are closed.
   * @throws MediaUnreadableError with its last message when it failed or
   * crashed; ProgramInterruptedError; Error for a fault of the machine;
   * WorkStoppedError
   */
  exited: Promise<void>;
}

const THREADS = 2;
/** A lower one would let a busy server's photos run into their timeouts. */
const WORKER_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;
/** Enough for every frame up to 4K. */
export const USUAL_DATA_BYTES = 640_000_000;
const KEPT_STDERR_CHARACTERS = 4_000;

/**
 * Starts a program confined, below normal priority, without environment; ends
 * idle children first unless it is small. `INPUT` and `TARGET` in the command name the files.
 */
export async function startConfined(
  command: readonly string[],
  limits: ChildLimits,
  files: ChildFiles = {},
): Promise<ConfinedChild> {
  if (!limits.isSmall) endIdleChildren();
  const around = await confinement();
  const opened = await openFor(around.account, files);
  try {
    const child = spawned(around, opened.named(command), limits, {
      descriptors: opened.descriptors,
      input: files.input,
    });
    const watch = watchOver(child, limits.priority ?? WORKER_PRIORITY);
    // Rejects: it could not start, as without free descriptors.
    if (child.pid === undefined) await watch.ended;
    const exited = exitOf(child, watch, opened, cpuSecondsOf(limits));
    // A caller may learn of the end by the output first.
    exited.catch(() => undefined);
    // It may end before it reads everything.
    const stdin = child.stdin!.on('error', () => undefined);
    return { ...watch, exited, stdin, stdout: child.stdout! };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function spawned(
  around: Confinement,
  command: string[],
  limits: ChildLimits,
  { descriptors, input }: { descriptors: number[]; input: string | undefined },
): ChildProcess {
  const runtimeBytes =
    command[0] === process.execPath ? around.runtimeBytes : 0;
  const kernelLimits = {
    cpuSeconds: cpuSecondsOf(limits),
    dataBytes: (limits.maxDataBytes ?? USUAL_DATA_BYTES) + runtimeBytes,
    fileBytes: limits.maxTargetBytes ?? 0,
  };
  const [file = '', ...args] = confined(around, kernelLimits, command, input);
  return spawn(file, args, {
    stdio: ['pipe', 'pipe', 'pipe', ...descriptors],
    env: {},
    cwd: '/',
  });
}

function cpuSecondsOf({ timeoutMs }: ChildLimits): number {
  return (THREADS * timeoutMs) / 1000;
}

async function exitOf(
  child: ChildProcess,
  { ended }: ChildWatch,
  files: OpenedFiles,
  cpuSeconds: number,
): Promise<void> {
  const stderr = keepTail(child.stderr!);
  try {
    refuseFailure(await ended, stderr(), cpuSeconds);
  } finally {
    await files.close();
  }
}

function keepTail(source: Readable): () => string {
  let text = '';
  source.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-KEPT_STDERR_CHARACTERS);
  });
  return () => text;
}
