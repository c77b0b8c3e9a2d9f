import type { Bundle } from './text-problems.mjs';

/** Letters of the texts that the fonts which are sent to browsers do not have, one line for each language. */
export function letterProblems(bundles: Bundle[], sent: Set<number>): string[];
