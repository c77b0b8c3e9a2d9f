import { availableParallelism } from 'node:os';
import type { ChildEnd } from './child-watch.js';
import { MediaUnreadableError } from './media-unreadable-error.js';
import { ProgramInterruptedError } from './program-interrupted-error.js';
import {
  isFaultOfProgram,
  ProgramKilledError,
} from './program-killed-error.js';

/**
 * This process stops and ended a program; neither file nor machine is at fault.
 */
export class WorkStoppedError extends Error {
  constructor() {
    super('the process is stopping');
  }
}

/**
 * Exit codes of the limiting shell: the program is not executable, or missing.
 */
const [NOT_STARTED, NOT_FOUND] = [126, 127];
/** ffmpeg ends so after SIGTERM, SIGINT and the kernel's SIGXCPU, which it catches. */
const CAUGHT_SIGNAL = 255;
const REASON_CHARACTERS = 200;
/** The panel tells it from a file that takes too long. */
const STARVED = 'with little of the processors';

/**
 * @param cpuSeconds the kernel's limit
 * @throws MediaUnreadableError; ProgramInterruptedError; Error for a fault of the machine; WorkStoppedError
 */
export function refuseFailure(
  { code, signal, endedBecause, isStarved, isStopped, lifeMs }: ChildEnd,
  stderr: string,
  cpuSeconds: number,
): void {
  if (isStopped) throw new WorkStoppedError();
  if (endedBecause !== undefined)
    throw isStarved
      ? new ProgramInterruptedError(`${endedBecause}, ${STARVED}`)
      : new MediaUnreadableError(endedBecause);
  if (signal !== null)
    throw isFaultOfProgram(signal)
      ? new ProgramKilledError(signal)
      : new ProgramInterruptedError(`was ended by ${signal}`, signal);
  if (code === CAUGHT_SIGNAL)
    throw mayHaveUsed(cpuSeconds, lifeMs)
      ? new ProgramKilledError('SIGXCPU')
      : new ProgramInterruptedError('was ended by a signal');
  if (code === NOT_STARTED || code === NOT_FOUND)
    throw Object.assign(new Error(stderr.trim()), { syscall: 'exec' });
  if (code !== 0) throw failureOf(stderr);
}

/** False if a life on all processors is shorter than that. */
function mayHaveUsed(cpuSeconds: number, lifeMs: number): boolean {
  return lifeMs * availableParallelism() >= cpuSeconds * 1000;
}

const FULL_DISK = 'No space left on device';
const MACHINE_FAULTS = new RegExp(
  `No such file or directory|Permission denied|${FULL_DISK}`,
);
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
  if (!ofMachine) return new MediaUnreadableError(reasonOf(stderr));
  const error = new Error(ofMachine[0]);
  // No file fills the disk: the attempt does not count.
  return ofMachine[0] === FULL_DISK
    ? Object.assign(error, { syscall: 'write' })
    : error;
}

/** Returns the reason without paths and addresses, for staff. */
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
