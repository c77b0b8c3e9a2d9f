import { cached, decimals } from './local-numbers.js';

const BYTES_PER = { megabyte: 1024 ** 2, gigabyte: 1024 ** 3 };
type Unit = keyof typeof BYTES_PER;
const SMALLEST = 0.1;

/**
 * One decimal (specification section 2); a size that rounds to 0.0 is less than
 * 0.1.
 */
export function formatMegabytes(bytes: number, language: string): string {
  const megabytes = bytes / BYTES_PER.megabyte;
  const isTiny = bytes > 0 && megabytes < SMALLEST / 2;
  return isTiny
    ? `<${formatUnit(SMALLEST, 'megabyte', language)}`
    : formatUnit(megabytes, 'megabyte', language);
}

/** GB from 1 GB on. */
export function formatBytes(bytes: number, language: string): string {
  if (bytes < BYTES_PER.gigabyte) return formatMegabytes(bytes, language);
  return formatUnit(bytes / BYTES_PER.gigabyte, 'gigabyte', language);
}

function formatUnit(amount: number, unit: Unit, language: string): string {
  return cached(`${unit} ${language}`, () => units(unit, language))(amount);
}

function units(unit: Unit, language: string): (amount: number) => string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  try {
    return decimals(language, { style: 'unit', unit, ...digits });
  } catch {
    // Phones of 2020 lack unit formatting.
    const format = decimals(language, digits);
    return (amount) => `${format(amount)} ${unit === 'megabyte' ? 'MB' : 'GB'}`;
  }
}
