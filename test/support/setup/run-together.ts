import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** How many files of Jest share the specs of `test/api`, one for each worker. */
const PARTS = 3;
const API = join(__dirname, '../../api');

/**
 * Loads a third of the specs of `test/api` in one file of Jest: the product's modules are loaded, and compiled by V8,
 * once for all of them. Each spec keeps its hooks and its product.
 * @param part 1 to 3
 */
export function runTogether(part: number): void {
  for (const file of specsOf(part))
    describe(relative(process.cwd(), file), () => load(file));
}

/** The specs of a folder are alike in length, so each part takes every third of the sorted list. */
function specsOf(part: number): string[] {
  return readdirSync(API, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .sort()
    .filter((_name, index) => index % PARTS === part - 1)
    .map((name) => join(API, name));
}

/** A file that does not load fails alone. */
function load(file: string): void {
  try {
    jest.requireActual(file);
  } catch (error) {
    it('loads', () => {
      throw error;
    });
  }
}
