import { readFileSync } from 'node:fs';

/** In the order in which they use each other. */
export const SCRIPT_PARTS = [
  'texts.js',
  'timeline.js',
  'elements.js',
  'tiles.js',
  'grid.js',
  'viewer.js',
  'gestures.js',
  'slideshow.js',
  'start.js',
];

/** Reads a part of the page, which is inlined as it is. */
export function readPagePart(name: string): string {
  return readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');
}
