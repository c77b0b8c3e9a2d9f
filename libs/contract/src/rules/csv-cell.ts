/** Starts a formula, also in wide East Asian forms. */
const FORMULA = /^[\s\u00A0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;
/**
 * Inside a cell: spreadsheets that expect the other separator split there and
 * ignore quotes. Keeps `;-)`.
 */
const INNER_FORMULA = /([,;\r\n][\s\u00A0"']*)(?=[=+@＝＋＠|%]|[-－](?!\)))/gu;

/** Returns a text as a cell of a CSV file, which no spreadsheet calculates. */
export function csvCell(text: string): string {
  const inside = text.replace(INNER_FORMULA, `$1'`);
  const harmless = FORMULA.test(inside) ? `'${inside}` : inside;
  return /[",;\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
