import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourcePlace, traceToSources } from './source-traces.js';

let folder: string;
const urlOf = (name: string) => pathToFileURL(join(folder, name)).href;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatira-traces-'));
  // The second line of the built file is the fourth line of the source.
  const map = {
    version: 3,
    sources: ['../../src/uploads.ts'],
    names: [],
    mappings: ';AAGI',
  };
  writeFileSync(join(folder, 'uploads.js.map'), JSON.stringify(map));
  writeFileSync(join(folder, 'broken.js.map'), '{');
});

afterAll(() => rmSync(folder, { recursive: true }));

it('names the place in the source', () => {
  expect(sourcePlace(urlOf('uploads.js'), 2, 1)).toBe('src/uploads.ts:4:5');
});

it.each(['broken.js', 'without-map.js', 'node_modules/uploads.js'])(
  'knows no source of %s',
  (name) => {
    expect(sourcePlace(urlOf(name), 2, 1)).toBeUndefined();
  },
);

it('writes the error and all its frames', () => {
  const before = Error.prepareStackTrace?.bind(Error);
  traceToSources();
  const { stack = '' } = new TypeError('full');
  Error.prepareStackTrace = before;
  expect(stack).toMatch(/^TypeError: full\n {4}at .*source-traces\.spec/);
  expect(stack.split('\n    at ').length).toBeGreaterThan(3);
});
