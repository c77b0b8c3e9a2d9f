import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { openFor, type ChildFiles } from './child-files.js';
import { watchOver, type ChildEnd, type ChildWatch } from './child-watch.js';
import { confined, confinement, type Confinement } from './confinement.js';
import { MediaUnreadableError } from './media-unreadable-error.js';
import { ProgramKilledError } from './program-killed-error.js';

/**
 * This process stops and ended a program; neither file nor machine is at fault.
 */
export class WorkStoppedError extends Error {
  constructor() {
    super('the process is stopping');
  }
}

export interface ProgramLimits {
  timeoutMs: number;
  /** More kills the program. */
  maxOutputBytes: number;
  /** Private, besides Node's reserve. */
  maxDataBytes?: number;
  /** The kernel applies it to every file. */
  maxTargetBytes?: number;
  /** Of the operating system; the worker's own by default. */
  priority?: number;
}

export interface ProgramInput extends ChildFiles {
  /** Empty by default. */
  stdin?: Buffer;
}

/** Of the limiting shell: the program is not executable, or missing. */
const [NOT_STARTED, NOT_FOUND] = [126, 127];
const THREADS = 2;
/** A lower one would let a busy server's photos run into their timeouts. */
const WORKER_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;
/** Enough for every frame up to 4K. */
export const USUAL_DATA_BYTES = 640_000_000;
const KEPT_STDERR_CHARACTERS = 4_000;
const REASON_CHARACTERS = 200;

/**
 * Runs confined, below normal priority, without environment. `INPUT` and `TARGET` in
 * the arguments name the files of `input`.
 * @throws MediaUnreadableError with its last message when it fails, exceeds its
 * limits or is killed; Error for a fault of the machine (a missing file, a full
 * disk); WorkStoppedError
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  limits: ProgramLimits,
  input: ProgramInput = {},
): Promise<Buffer> {
  const around = await confinement();
  const files = await openFor(around.account, input);
  try {
    const child = start(around, [program, ...files.named(args)], limits, {
      descriptors: files.descriptors,
      input: input.input,
    });
    return await outcomeOf(child, limits, input.stdin);
  } finally {
    await files.close();
  }
}

function start(
  around: Confinement,
  command: string[],
  limits: ProgramLimits,
  { descriptors, input }: { descriptors: number[]; input: string | undefined },
): ChildProcess {
  const runtimeBytes =
    command[0] === process.execPath ? around.runtimeBytes : 0;
  const kernelLimits = {
    cpuSeconds: (THREADS * limits.timeoutMs) / 1000,
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

async function outcomeOf(
  child: ChildProcess,
  limits: ProgramLimits,
  stdin?: Buffer,
): Promise<Buffer> {
  const watch = watchOver(child, {
    timeoutMs: limits.timeoutMs,
    priority: limits.priority ?? WORKER_PRIORITY,
  });
  const output = collect(child.stdout!, watch, limits.maxOutputBytes);
  const stderr = keepTail(child.stderr!);
  // It may end before reading everything; the exit code gives the reason.
  child.stdin!.on('error', () => undefined).end(stdin);
  const end = await watch.ended;
  refuseFailure(end, stderr());
  return Buffer.concat(output);
}

function refuseFailure(
  { code, signal, endedBecause, isStopped }: ChildEnd,
  stderr: string,
): void {
  if (isStopped) throw new WorkStoppedError();
  if (endedBecause !== undefined) throw new MediaUnreadableError(endedBecause);
  if (signal !== null) throw new ProgramKilledError(signal);
  if (code === NOT_STARTED || code === NOT_FOUND)
    throw Object.assign(new Error(stderr.trim()), { syscall: 'exec' });
  if (code !== 0) throw failureOf(stderr);
}

function collect(
  source: NodeJS.ReadableStream,
  watch: ChildWatch,
  maxBytes: number,
): Buffer[] {
  const chunks: Buffer[] = [];
  let size = 0;
  source.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) watch.end(`gives more than ${maxBytes} bytes`);
    else chunks.push(chunk);
  });
  return chunks;
}

function keepTail(source: NodeJS.ReadableStream): () => string {
  let text = '';
  source.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-KEPT_STDERR_CHARACTERS);
  });
  return () => text;
}

const MACHINE_FAULTS =
  /No such file or directory|Permission denied|No space left on device/;
const KNOWN_MESSAGES: [pattern: RegExp, reason: string][] = [
  [
    /Codec \((\w+)\) not on whitelist/,
    'a codec that phones and cameras do not use',
  ],
  [/Cannot allocate memory/, 'needs too much memory'],
  [
    /moov atom not found/,
    'no moov box: the recording or the transfer was cut off',
  ],
  [/does not contain any stream|Output file is empty/, 'no frames'],
  // A container that is not allowed.
  [/Invalid argument\s*$/, 'no format of photos or videos'],
  [
    /Error marking filters as finished|Conversion failed/,
    'no frames that can be decoded',
  ],
  [
    /Invalid data found|could not find codec parameters/i,
    'damaged, or no format of photos or videos',
  ],
];

/** A fault of the machine can be retried. */
function failureOf(stderr: string): Error {
  const ofMachine = MACHINE_FAULTS.exec(stderr);
  return ofMachine
    ? new Error(ofMachine[0])
    : new MediaUnreadableError(reasonOf(stderr));
}

/** Without paths and addresses, for staff. */
function reasonOf(stderr: string): string {
  for (const [pattern, reason] of KNOWN_MESSAGES) {
    const match = pattern.exec(stderr);
    if (match)
      return match[1] === undefined ? reason : `${reason}: ${match[1]}`;
  }
  const last = stderr.trim().split('\n').at(-1) ?? '';
  const plain = last
    .replaceAll(/\[[^\]]* @ 0x[0-9a-f]+\]\s*/g, '')
    .replaceAll(/(file:)?\/\S+:?\s*/g, '');
  return plain.slice(0, REASON_CHARACTERS) || 'the program crashed';
}
