import type { ChildFiles } from './child-files.js';
import {
  startConfined,
  type ChildLimits,
  type ConfinedChild,
} from './confined-child.js';

export interface ProgramLimits extends ChildLimits {
  /** More kills the program. */
  maxOutputBytes: number;
}

export interface ProgramInput extends ChildFiles {
  /** Empty by default. */
  stdin?: Buffer;
}

/**
 * Runs a confined program and returns its output. `INPUT` and `TARGET` in the
 * arguments name the files of `input`.
 * @throws MediaUnreadableError with its last message when it fails, exceeds its
 * limits or crashes; ProgramInterruptedError; Error for a fault of the machine (a missing file, a full
 * disk); WorkStoppedError
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  limits: ProgramLimits,
  { stdin, ...files }: ProgramInput = {},
): Promise<Buffer> {
  const child = await startConfined([program, ...args], limits, files);
  const cancel = child.endAfter(limits.timeoutMs);
  try {
    const output = collect(child, limits.maxOutputBytes);
    child.stdin.end(stdin);
    await child.exited;
    return Buffer.concat(output);
  } finally {
    cancel();
  }
}

function collect({ stdout, end }: ConfinedChild, maxBytes: number): Buffer[] {
  const chunks: Buffer[] = [];
  let size = 0;
  stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) end(`gives more than ${maxBytes} bytes`);
    else chunks.push(chunk);
  });
  return chunks;
}
