import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Each spec of the checkout belongs to one ring. */

function evaluated(module: string): unknown {
  const output = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', module],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return JSON.parse(output.toString());
}

function callsOf(...words: string[]): { part: string; specs: string[] }[] {
  return evaluated(`
    import { chooseCalls } from './scripts/testing/choose-calls.mjs';
    let found;
    try {
      found = chooseCalls(${JSON.stringify(words)})
        .map(({ call, specs }) => ({ part: call.part, specs }));
    } catch (error) {
      found = [{ part: error.message, specs: [] }];
    }
    console.log(JSON.stringify(found));`) as {
    part: string;
    specs: string[];
  }[];
}

it('every spec file belongs to exactly one call', () => {
  const specs = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.spec.ts',
    '*.spec.tsx',
  ])
    .toString()
    .trim()
    .split('\n');
  const found = evaluated(`
    import { rings, specsOf } from './scripts/testing/calls.mjs';
    console.log(JSON.stringify(Object.values(rings).flat().flatMap(specsOf)));`);
  expect((found as string[]).sort()).toEqual(specs.sort());
});

it('no words are check, unit, components, api and browser', () => {
  const parts = callsOf().map(({ part }) => part);
  expect([...new Set(parts)]).toEqual([
    'check',
    'unit',
    'components',
    'api',
    'browser',
  ]);
});

it('a part alone is whole', () => {
  const calls = callsOf('proof');
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.every(({ specs }) => specs.length === 0)).toBe(true);
});

it('a piece of a path is searched in all parts, or in the named ones', () => {
  const path = 'libs/contract/src/rules/note.spec.ts';
  expect(callsOf('rules/note')).toEqual([{ part: 'unit', specs: [path] }]);
  expect(callsOf('unit', 'rules/note')).toEqual([
    { part: 'unit', specs: [path] },
  ]);
});

it('an unknown word names the parts; within a part, its spec files', () => {
  const [call] = callsOf('slice-uplaods');
  expect(call!.part).toBe(
    'No part or spec file of the tests matches "slice-uplaods". The parts are check, unit, components, api, browser, proof, large.',
  );
  const [inPart] = callsOf('api', 'slice-uplaods');
  expect(inPart!.part).toMatch(
    /"slice-uplaods"\. These exist:\n[\s\S]*test\/api\/uploads\/slice-uploads\.spec\.ts/,
  );
});

it('the build server runs the first two rings, and no test may be skipped', () => {
  const script = readFileSync('.ci/run', 'utf8');
  expect(script).toMatch(/^export CI=true$/m);
  expect(script).toMatch(/^npm test /m);
  expect(script).toMatch(/^npm run test:proof /m);
});
