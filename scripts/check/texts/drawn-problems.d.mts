import type { Bundle } from './text-problems.mjs';

type Words = Record<'heading' | 'files' | 'note', string>;

/** Where the upload pages that are drawn for the public site say something else than upload pages do, one line each. */
export function drawnProblems(
  bundles: Bundle[],
  drawnWords: Record<string, Words>,
): string[];
