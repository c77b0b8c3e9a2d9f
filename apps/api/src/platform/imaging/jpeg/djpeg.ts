import { runProgram } from '../process/program.js';
import { programsOnPath } from '../process/tools.js';

/** It may be installed while the product runs. */
const SEARCH_AGAIN_MS = 60_000;
const QUICK = { timeoutMs: 20_000, maxOutputBytes: 1_000 };
/** A grey pixel. */
const SAMPLE = Buffer.from(
  '/9j/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z',
  'base64',
);
const GREY = 'P5';

let found: Promise<string | undefined> | undefined;
let searchAgainAt = 0;

/**
 * Finds libjpeg's program on PATH, where `npm start` has its own.
 * @returns undefined if it is not installed or does not run confined
 */
export async function djpeg(): Promise<string | undefined> {
  if (!found || performance.now() >= searchAgainAt) {
    searchAgainAt = performance.now() + SEARCH_AGAIN_MS;
    found = search();
  }
  const program = await found;
  if (program) searchAgainAt = Infinity;
  return program;
}

/** The next call searches again. */
export function forgetDjpeg(): void {
  found = undefined;
}

async function search(): Promise<string | undefined> {
  for (const program of programsOnPath('djpeg'))
    if (await runs(program)) return program;
  return undefined;
}

async function runs(program: string): Promise<boolean> {
  try {
    const output = await runProgram(program, [], QUICK, { stdin: SAMPLE });
    return output.toString('latin1').startsWith(GREY);
  } catch {
    return false;
  }
}
