const BYTES_PER_MB = 1024 * 1024;

/** A file's size in MB with one decimal (specification section 2), written as the language writes numbers. */
export function formatMegabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${format.format(bytes / BYTES_PER_MB)} MB`;
}
