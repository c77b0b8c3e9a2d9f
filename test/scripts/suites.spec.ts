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
      'node-20',
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

const LARGE = '.large.spec.ts';

function specsIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => path.join(dir, file))
    .sort();
}

it('a whole run has each ordinary spec of the API once, alone or together with its folder', () => {
  const dir = path.join('test', 'api');
  const specs = specsIn(dir).filter((file) => !file.endsWith(LARGE));
  const run = filesOfWholeRun(dir)
    .map((file) => path.join(dir, file))
    .flatMap((file) =>
      isTogether(file) ? specsTogether(path.dirname(file)) : [file],
    );
  expect(run.sort()).toEqual(specs);
});

function selectedBy(selection: string): string[] {
  const list = ['--listTests', '--json', '--selectProjects'];
  const parts = ['api', 'faults', 'fuzz', 's3'];
  const output = execFileSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...list, ...parts],
    { env: { ...process.env, TEST_SPECS: selection } },
  );
  return (JSON.parse(output.toString()) as string[])
    .map((file) => path.relative(process.cwd(), file))
    .sort();
}

it('the part `large` has exactly the large specs, which a whole run leaves out', () => {
  const specs = ['api', 'faults', 'fuzz', 's3'].flatMap((part) =>
    specsIn(path.join('test', part)),
  );
  const large = specs.filter((file) => file.endsWith(LARGE));
  expect(large.length).toBeGreaterThan(0);
  expect(selectedBy('large')).toEqual(large.sort());
  const ordinary = selectedBy('ordinary');
  expect(ordinary.filter((file) => file.endsWith(LARGE))).toEqual([]);
  expect(ordinary).toContain(path.join('test', 's3', 'product.spec.ts'));
  expect(selectedBy('named').sort()).toEqual(specs.sort());
});

it('the part `large` has the tests of the browser that a whole run leaves out', () => {
  const words = evaluated(`
    import { suites } from './scripts/testing/suites.mjs';
    const commands = suites.filter(({ part }) => ['browser', 'large'].includes(part)).map(({ command }) => command('', []));
    console.log(JSON.stringify(commands.map((words) => words.filter((_, index) => words[index - 1]?.startsWith('--grep')))));`);
  const selections = (words as string[][]).filter(({ length }) => length > 0);
  expect(selections).toHaveLength(3);
  expect(new Set(selections.flat()).size).toBe(1);
});

it('the parts of the browser have every folder', () => {
  const files = evaluated(`
    import { suites } from './scripts/testing/suites.mjs';
    const parts = suites.filter(({ part }) => part === 'browser');
    console.log(JSON.stringify(parts.flatMap(({ specs }) => specs())));`);
  expect((files as string[]).sort()).toEqual(
    specsIn(path.join('test', 'browser')),
  );
});

it('the build server runs all of it', () => {
  const run = readFileSync('.ci/run', 'utf8');
  expect(run).toMatch(/^export CI=true$/m);
  expect(run).toMatch(/^npm test$/m);
});
