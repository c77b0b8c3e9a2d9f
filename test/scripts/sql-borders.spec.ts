import { sqlBorderProblems } from '../../scripts/check/sql-borders/sql-border-problems.mjs';

const RULES = {
  owners: {
    media: 'media',
    weddings: 'weddings',
    settings: 'platform',
  },
  mayRead: { media: ['weddings'], weddings: [] },
  readersOfAll: ['reports'],
  writersOfAll: ['restore'],
};

const problems = (feature: string, source: string) =>
  sqlBorderProblems(`apps/api/src/features/${feature}/a.ts`, source, RULES);

it.each([
  ['media', 'SELECT 1 FROM weddings JOIN media USING (id)'],
  ['media', 'SELECT value FROM settings'],
  ['media', 'UPDATE media SET a = 1 WHERE id IN (SELECT id FROM weddings)'],
  ['media', 'SELECT 1 FROM weddings WHERE id = $1 FOR UPDATE'],
  ['reports', 'SELECT 1 FROM weddings, media'],
  ['restore', 'UPDATE weddings SET a = 1'],
  ['weddings', '/* A comment names FROM media. */ // FROM media'],
])('%s may run %j', (feature, source) =>
  expect(problems(feature, source)).toEqual([]),
);

it.each([
  ['weddings', 'SELECT 1 FROM media', 'may not read media, a table of media'],
  [
    'weddings',
    'SELECT 1 FROM a\nLEFT JOIN media ON true',
    'may not read media, a table of media',
  ],
  [
    'media',
    'UPDATE weddings SET a = 1',
    'may not write weddings, a table of weddings',
  ],
  [
    'media',
    'INSERT INTO weddings (a) VALUES (1)',
    'may not write weddings, a table of weddings',
  ],
  ['reports', 'DELETE FROM media', 'may not write media, a table of media'],
  [
    'media',
    'UPDATE settings SET a = 1',
    'may not write settings, a table of platform',
  ],
])('%s may not run %j', (feature, source, problem) => {
  const line = source.split('\n').length;
  expect(problems(feature, source)).toEqual([
    `apps/api/src/features/${feature}/a.ts:${line}: ${feature} ${problem}`,
  ]);
});

it('the platform may not read the table of a feature', () => {
  const file = 'apps/api/src/platform/database/sql/a.ts';
  expect(sqlBorderProblems(file, 'SELECT 1 FROM media', RULES)).toEqual([
    `${file}:1: platform may not read media, a table of media`,
  ]);
});
