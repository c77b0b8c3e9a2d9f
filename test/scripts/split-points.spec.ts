import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitPoints } from '../../scripts/check/boundaries/split-points.mjs';

const SOURCES = 'apps/guest-web/src';
/** A call; the type of a module loads no file. */
const LOADS = /(?<!typeof )\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** Returns the files that the sources import while the page runs. */
function loadedFiles(): string[] {
  const sources = readdirSync(SOURCES, {
    encoding: 'utf8',
    recursive: true,
  }).filter((file) => /\.tsx?$/.test(file));
  const loaded = sources
    .filter((file) => !file.includes('.spec.'))
    .flatMap((file) =>
      [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(LOADS)].map(
        ([, target]) => fileOf(path.join(path.dirname(file), target!), sources),
      ),
    );
  return [...new Set(loaded)].sort();
}

function fileOf(target: string, sources: string[]): string {
  return (
    sources.find((file) => [`${target}.ts`, `${target}.tsx`].includes(file)) ??
    target
  );
}

it('lists every file that the pages of guests and couple load apart, and no other', () => {
  const loaded = loadedFiles().filter((file) => !file.includes('/locales/'));
  expect(loaded.length).toBeGreaterThan(40);
  expect(Object.keys(splitPoints).sort()).toEqual(loaded);
});
