const LARGE = '@large';

/** Details of a test that only the part `large` runs. */
export const IN_LARGE = { tag: LARGE };

/**
 * Details of one variant of a case: a language, a width, a kind of failure.
 * @param isOrdinary false: only the part `large` runs it
 */
export function variant(isOrdinary: boolean, ...tags: string[]) {
  return { tag: isOrdinary ? tags : [...tags, LARGE] };
}
