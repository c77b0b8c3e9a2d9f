import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  filesOfWholeRun,
  isTogether,
  specsTogether,
} from '../support/setup/order.mjs';

/** A build server must run all parts. */

function evaluated(module: string, env: NodeJS.ProcessEnv = {}): unknown {
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', module],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return JSON.parse(output.toString().trim().split('\n').at(-1) ?? '');
}

it('every part is there, those with replicas, faults, rubbish and the bucket among them', () => {
  const parts = evaluated(`
    import { isPresent, suites } from './scripts/testing/suites.mjs';
    console.log(JSON.stringify(suites.map((suite) => [suite.part, isPresent(suite)])));`) as [
    string,
    boolean,
  ][];
  const named = parts.map(([part]) => part);
  expect(named).toEqual(
    expect.arrayContaining([
      'check',
      'unit',
      'imaging',
      'node-24',
      'api',
      'faults',
      'fuzz',
      's3',
      'browser',
      'engines',
    ]),
  );
  expect(parts.filter(([, isIn]) => !isIn)).toEqual([]);
  expect(readdirSync('test/s3')).toEqual(
    expect.arrayContaining(['replicas.spec.ts', 'object-store.spec.ts']),
  );
});

it.each([
  ['a build server', '1', { failed: 1, skipped: 0 }],
  ["somebody's machine", '', { failed: 0, skipped: 1 }],
])('a part that cannot run on %s', (_where, CI, counts) => {
  const module = `
    import { runSuite } from './scripts/testing/run-suite.mjs';
    const suite = { part: 'any', prepare: () => ({ problem: 'no server' }) };
    console.log('\\n' + JSON.stringify(await runSuite(suite, [], { env: {}, workDir: '.' })));`;
  expect(evaluated(module, { CI })).toMatchObject(counts);
});

it('a part that ends badly without a report counts and is named', () => {
  const module = `
    import { runSuite } from './scripts/testing/run-suite.mjs';
    import { readJest } from './scripts/testing/summaries.mjs';
    const suite = { part: 'any', command: () => ['-e', 'process.exit(3)'], read: readJest };
    const context = { env: {}, workDir: '.', onSpawn: () => {} };
    console.log('\\n' + JSON.stringify(await runSuite(suite, [], context)));`;
  expect(evaluated(module)).toEqual({
    ...{ passed: 0, failed: 1, skipped: 0 },
    failures: [
      {
        part: 'any',
        name: 'the part itself',
        error: 'it ended with 3; its own output says why',
      },
    ],
  });
});

it('a whole run has each spec of the API once, alone or together with its folder', () => {
  const dir = path.join('test', 'api');
  const specs = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => path.join(dir, file));
  const run = filesOfWholeRun(dir)
    .map((file) => path.join(dir, file))
    .flatMap((file) =>
      isTogether(file) ? specsTogether(path.dirname(file)) : [file],
    );
  expect(run.sort()).toEqual(specs.sort());
});

it('the build server runs all of it', () => {
  const run = readFileSync('.ci/run', 'utf8');
  expect(run).toMatch(/^export CI=true$/m);
  expect(run).toMatch(/^npm test$/m);
});
