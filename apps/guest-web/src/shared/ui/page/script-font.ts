const GREEK = /[\u0370-\u03ff]/;
const KAZAKH = /[ҒғҚқҢңҮүҰұҺһӘәӨө]/;

/** Returns a script font with all letters of the names. */
export function scriptFontOf(names: string): string {
  if (GREEK.test(names)) return "'Hatira Script Greek', var(--font-serif)";
  if (KAZAKH.test(names)) return "'Hatira Script Kazakh', var(--font-serif)";
  return 'var(--font-script)';
}
