import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Programs = Record<'caddy' | 'promtool', string>;

const run = promisify(execFile);
let found: Promise<Programs> | undefined;

/**
 * Paths of the programs that read `deploy/`; fetches missing ones, so allow a
 * long timeout.
 */
export function operatorPrograms(): Promise<Programs> {
  found ??= run(process.execPath, ['scripts/testing/operator-programs.mjs'], {
    timeout: 300_000,
  }).then(({ stdout }) => JSON.parse(stdout) as Programs);
  return found;
}
