import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const DIR = 'test-results/servers';

/**
 * Keeps what a program says in a file of `test-results`, which CI publishes after a failure. The name of the file
 * begins with the time of the start, in UTC. Returns at once without `CI`: files of earlier runs would gather.
 * @param child started with pipes for its output
 * @param name what the program is, such as `worker`
 */
export function keepOutput(child: ChildProcess, name: string): void {
  if (!process.env.CI) return;
  mkdirSync(DIR, { recursive: true });
  const time = new Date().toISOString().slice(11, 19).replaceAll(':', '');
  const file = `${DIR}/${time}-${name}-${child.pid}.log`;
  for (const stream of [child.stdout, child.stderr])
    // A full disk must not fail a test.
    if (stream)
      pipeline(stream, createWriteStream(file, { flags: 'a' })).catch(() => {});
}
