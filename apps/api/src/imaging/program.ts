import { spawn } from 'node:child_process';
import { MediaUnreadableError } from './media-unreadable-error.js';
import { watchOver, type ChildWatch } from './child-watch.js';
import { WorkStoppedError } from './work-stopped-error.js';

export interface ProgramLimits {
  timeoutMs: number;
  /** A program that writes more is ended. */
  maxOutputBytes: number;
}

const KEPT_COMPLAINT_CHARACTERS = 4_000;
const REASON_CHARACTERS = 200;

/**
 * Runs a program without a shell, at low priority, with an empty environment and nothing to read; answers its output.
 * @throws MediaUnreadableError when it fails, is over its limits, or was killed: the reason is the last it complained
 * of; Error when the machine is at fault, which has no such file or no space left; WorkStoppedError
 */
export async function runProgram(program: string, args: readonly string[], limits: ProgramLimits): Promise<Buffer> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: {} });
  const watch = watchOver(child, limits.timeoutMs);
  const output = collect(child.stdout, watch, limits.maxOutputBytes);
  const complaint = keepEnd(child.stderr);
  const { code, endedBecause, isStopped } = await watch.ended;
  if (isStopped) throw new WorkStoppedError();
  if (endedBecause !== undefined) throw new MediaUnreadableError(endedBecause);
  if (code !== 0) throw failureOf(complaint());
  return Buffer.concat(output);
}

function collect(source: NodeJS.ReadableStream, watch: ChildWatch, maxBytes: number): Buffer[] {
  const chunks: Buffer[] = [];
  let size = 0;
  source.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) watch.end(`gives more than ${maxBytes} bytes`);
    else chunks.push(chunk);
  });
  return chunks;
}

function keepEnd(source: NodeJS.ReadableStream): () => string {
  let text = '';
  source.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-KEPT_COMPLAINT_CHARACTERS);
  });
  return () => text;
}

const MACHINE_FAULTS = /No such file or directory|Permission denied|No space left on device|Cannot allocate memory/;
const KNOWN_COMPLAINTS: [pattern: RegExp, reason: string][] = [
  [/moov atom not found/, 'no moov box: the recording or the transfer was cut off'],
  [/does not contain any stream|Output file is empty/, 'no frames'],
  // A container that is not allowed.
  [/Invalid argument\s*$/, 'no format of photos or videos'],
  [/Error marking filters as finished|Conversion failed/, 'no frames that can be decoded'],
  [/Invalid data found|could not find codec parameters/i, 'damaged, or no format of photos or videos'],
];

/** What is no fault of the file may be tried again. */
function failureOf(complaint: string): Error {
  const ofMachine = MACHINE_FAULTS.exec(complaint);
  return ofMachine ? new Error(ofMachine[0]) : new MediaUnreadableError(reasonOf(complaint));
}

/** Paths and the addresses of structures are of no use to staff. */
function reasonOf(complaint: string): string {
  const known = KNOWN_COMPLAINTS.find(([pattern]) => pattern.test(complaint));
  if (known) return known[1];
  const last = complaint.trim().split('\n').at(-1) ?? '';
  const plain = last.replaceAll(/\[[^\]]* @ 0x[0-9a-f]+\]\s*/g, '').replaceAll(/(file:)?\/\S+:?\s*/g, '');
  return plain.slice(0, REASON_CHARACTERS) || 'the program crashed';
}
