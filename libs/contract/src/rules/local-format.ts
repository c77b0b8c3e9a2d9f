/**
 * Chromium has no data for these languages, though `supportedLocalesOf` lists
 * them. Numbers follow a language with the same separators and units.
 */
const NUMBERS_AS: Partial<Record<string, string>> = { az: 'tr', kk: 'ru' };
/** As the English texts, if the reader's browser names no region. */
const BRITISH = 'en-GB';

/** Months and the order of a date as in CLDR. */
export const OWN_DATES: Partial<
  Record<string, { months: string; pattern: string }>
> = {
  az: {
    months:
      'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr',
    pattern: 'day month year',
  },
  kk: {
    months:
      'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
    pattern: 'year ж. day month',
  },
};

const BYTES_PER = { megabyte: 1024 ** 2, gigabyte: 1024 ** 3 };
type Unit = keyof typeof BYTES_PER;
const SMALLEST = 0.1;

const formats = new Map<string, (value: number) => string>();

/**
 * Formats `1.400` in Turkish and German, `1 400` in Russian, `1,400` in
 * English.
 * @param language or a regional tag of it
 */
export function formatNumber(number: number, language: string): string {
  return cached(`number ${language}`, () => decimals(language))(number);
}

/**
 * Formats `%42` in Turkish, `42 %` in German.
 * @param percent whole, 0 to 100
 */
export function formatPercent(percent: number, language: string): string {
  const format = cached(`percent ${language}`, () => {
    const numbers = new Intl.NumberFormat(regional(language), {
      style: 'percent',
    });
    return (value) => numbers.format(value);
  });
  return format(percent / 100);
}

/**
 * Formats in MB with one decimal (specification section 2). A size that rounds
 * to 0.0 is shown as less than 0.1.
 */
export function formatMegabytes(bytes: number, language: string): string {
  const megabytes = bytes / BYTES_PER.megabyte;
  const isTiny = bytes > 0 && megabytes < SMALLEST / 2;
  return isTiny
    ? `<${formatUnit(SMALLEST, 'megabyte', language)}`
    : formatUnit(megabytes, 'megabyte', language);
}

/** Formats in GB from 1 GB on. */
export function formatBytes(bytes: number, language: string): string {
  if (bytes < BYTES_PER.gigabyte) return formatMegabytes(bytes, language);
  return formatUnit(bytes / BYTES_PER.gigabyte, 'gigabyte', language);
}

/**
 * Formats `29 November 2026`.
 * @param timeZone undefined: the reader's
 */
export function formatDay(
  date: Date,
  language: string,
  timeZone?: string,
): string {
  const own = OWN_DATES[language];
  if (!own)
    return new Intl.DateTimeFormat(regional(language), {
      dateStyle: 'long',
      timeZone,
    }).format(date);
  const parts = new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', timeZone },
  }).formatToParts(date);
  const part = (wanted: string) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const month = own.months.split(' ')[Number(part('month')) - 1] ?? '';
  return own.pattern.replace(/year|month|day/g, (name) =>
    name === 'month' ? month : part(name),
  );
}

function formatUnit(amount: number, unit: Unit, language: string): string {
  return cached(`${unit} ${language}`, () => units(unit, language))(amount);
}

function units(unit: Unit, language: string): (amount: number) => string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  try {
    return decimals(language, { style: 'unit', unit, ...digits });
  } catch {
    // Phones of 2020 have no unit formatting.
    const format = decimals(language, digits);
    return (amount) => `${format(amount)} ${unit === 'megabyte' ? 'MB' : 'GB'}`;
  }
}

function decimals(
  language: string,
  options?: Intl.NumberFormatOptions,
): (value: number) => string {
  const numbers = new Intl.NumberFormat(
    NUMBERS_AS[language] ?? regional(language),
    options,
  );
  return (value) => numbers.format(value);
}

function regional(language: string): string {
  return language === 'en' ? BRITISH : language;
}

function cached(
  key: string,
  make: () => (value: number) => string,
): (value: number) => string {
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known;
}
