import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = 'apps/api/src';
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'));

it('docs/privacy.md lists every cookie that the product sets, and no other', () => {
  const set = sources
    .filter((source) => source.includes('response.cookie('))
    .map((source) => /^const NAME = '(\w+)';$/m.exec(source)?.[1]);
  const listed = [
    ...readFileSync('docs/privacy.md', 'utf8').matchAll(/^\| cookie `(\w+)`/gm),
  ].map(([, name]) => name);
  expect(set).toHaveLength(4);
  expect([...listed].sort()).toEqual([...set].sort());
});
