const BYTES_PER = { megabyte: 1024 ** 2, gigabyte: 1024 ** 3 };
type Unit = keyof typeof BYTES_PER;
const SMALLEST = 0.1;

const formats = new Map<string, (amount: number) => string>();

/**
 * Formats in MB with one decimal (specification section 2). A size that rounds
 * to 0.0 is shown as less than 0.1.
 */
export function formatMegabytes(bytes: number, language: string): string {
  const megabytes = bytes / BYTES_PER.megabyte;
  const isTiny = bytes > 0 && megabytes < SMALLEST / 2;
  return isTiny
    ? `<${format(SMALLEST, 'megabyte', language)}`
    : format(megabytes, 'megabyte', language);
}

/** Formats in GB from 1 GB on. */
export function formatBytes(bytes: number, language: string): string {
  if (bytes < BYTES_PER.gigabyte) return formatMegabytes(bytes, language);
  return format(bytes / BYTES_PER.gigabyte, 'gigabyte', language);
}

function format(amount: number, unit: Unit, language: string): string {
  const key = `${unit} ${language}`;
  const known = formats.get(key) ?? formatIn(unit, language);
  formats.set(key, known);
  return known(amount);
}

function formatIn(unit: Unit, language: string): (amount: number) => string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  try {
    const numbers = new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      ...digits,
    });
    return (amount) => numbers.format(amount);
  } catch {
    // Phones of 2020 have no unit formatting.
    const numbers = new Intl.NumberFormat(language, digits);
    return (amount) =>
      `${numbers.format(amount)} ${unit === 'megabyte' ? 'MB' : 'GB'}`;
  }
}
