import { relative } from 'node:path';
import { beginWithEmptyRedis } from './begin-with-empty-redis.js';
import { specsTogether } from './order.mjs';

/**
 * Loads a folder's specs in one file of Jest: their modules are loaded, and compiled by V8, once. Each keeps its
 * hooks, its Redis and its product.
 */
export function runTogether(dir: string): void {
  for (const file of specsTogether(dir))
    describe(relative(process.cwd(), file), () => {
      beforeAll(beginWithEmptyRedis);
      load(file);
    });
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
