/** @param {string[]} names */
const readable = (names) =>
  Object.fromEntries(names.map((name) => [name, 'readonly']));

export const nodeGlobals = readable(Object.getOwnPropertyNames(globalThis));

/** Of the scripts that are inlined into pages. */
export const browserGlobals = readable([
  'document',
  'history',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'window',
]);
