import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFor } from '../../scripts/check/caches/cache-folder.mjs';
import { PassedSteps } from '../../scripts/check/caches/passed-steps.mjs';
import { digestOf, isSetting } from '../../scripts/check/caches/state.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'hatira-check-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the digest of files', () => {
  const digest = (files: Record<string, string | undefined>) =>
    digestOf(Object.keys(files), (file) => files[file]);
  const files = { a: '1', b: '2' };

  it('is the same for the same files', () => {
    expect(digest({ ...files })).toBe(digest(files));
  });

  it.each([
    ['content changes', { a: '1', b: '3' }],
    ['name changes', { a: '1', c: '2' }],
    ['file disappears', { a: '1', b: undefined }],
    ['file is empty', { a: '1', b: '' }],
    ['file is added', { a: '1', b: '2', c: '' }],
    ['contents change places', { a: '2', b: '1' }],
  ])('differs when a %s', (_, changed) => {
    expect(digest(changed)).not.toBe(digest(files));
  });
});

describe('settings', () => {
  it.each([
    'eslint.config.mjs',
    '.oxlintrc.json',
    '.prettierrc.json',
    '.prettierignore',
    '.editorconfig',
    'knip.json',
    'package.json',
    'package-lock.json',
    'libs/contract/package.json',
    'tsconfig.base.json',
    'apps/guest-web/tsconfig.phones.json',
    'scripts/check/lint-rules.mjs',
    'scripts/check/english/patterns.mjs',
  ])('include %s', (file) => {
    expect(isSetting(file)).toBe(true);
  });

  it.each(['README.md', 'apps/api/src/main.ts', 'scripts/build.mjs'])(
    'leave out %s',
    (file) => expect(isSetting(file)).toBe(false),
  );
});

it('keeps the caches of the present settings alone', () => {
  const first = folderFor(folder, 'first');
  writeFileSync(join(first, 'lint.json'), '{}');
  expect(readdirSync(folderFor(folder, 'first'))).toEqual(['lint.json']);
  expect(readdirSync(folderFor(folder, 'second'))).toEqual([]);
  expect(readdirSync(folder)).toEqual(['second']);
});

describe('a step that passed', () => {
  const at = (...states: string[]) =>
    new PassedSteps(folder, () => states.shift() ?? 'unexpected');

  it('is known again in the same state, and in no other', () => {
    at('one', 'one').save(['dependencies']);
    expect(at('one').has('dependencies')).toBe(true);
    expect(at('one').has('dead code')).toBe(false);
    expect(at('two').has('dependencies')).toBe(false);
  });

  it('is not written down when a file changed while it ran', () => {
    at('one', 'two').save(['dependencies']);
    expect(at('one').has('dependencies')).toBe(false);
    expect(at('two').has('dependencies')).toBe(false);
  });

  it('keeps the state of a step that did not run this time', () => {
    at('one', 'one').save(['dependencies']);
    at('one', 'one').save(['dead code']);
    expect(at('one').has('dependencies')).toBe(true);
  });

  it('is forgotten when the file of states is damaged', () => {
    at('one', 'one').save(['dependencies']);
    writeFileSync(join(folder, 'passed.json'), '{"depen');
    expect(at('one').has('dependencies')).toBe(false);
  });

  it('runs again where no cache is kept', () => {
    const none = new PassedSteps(undefined, () => 'one');
    none.save(['dependencies']);
    expect(none.has('dependencies')).toBe(false);
  });
});
