const BYTES_PER_MB = 1024 * 1024;
/** What one decimal can tell. */
const SMALLEST_MB = 0.1;

const formats = new Map<string, (megabytes: number) => string>();

/**
 * A file's size in MB with one decimal (specification section 2), as the language writes numbers and the unit. A file
 * so small that it would be 0.0 is less than 0.1: nobody keeps a photo of nothing.
 */
export function formatMegabytes(bytes: number, language: string): string {
  const format = formats.get(language) ?? formatIn(language);
  formats.set(language, format);
  const megabytes = bytes / BYTES_PER_MB;
  return bytes > 0 && megabytes < SMALLEST_MB / 2 ? `<${format(SMALLEST_MB)}` : format(megabytes);
}

function formatIn(language: string): (megabytes: number) => string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  try {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', ...digits });
    return (megabytes) => format.format(megabytes);
  } catch {
    // Phones of 2020 know no units.
    const format = new Intl.NumberFormat(language, digits);
    return (megabytes) => `${format.format(megabytes)} MB`;
  }
}
