import type { TextKey } from '../i18n/messages';
import type { Text } from '../i18n/use-text';
import { formatCount, formatShortMoment } from '../ui/format';

const NAMES: Partial<
  Record<string, Extract<TextKey, `audit.names.${string}`>>
> = {
  browser: 'audit.names.browser',
  count: 'audit.names.count',
  album: 'audit.names.album',
  fileName: 'audit.names.files',
  files: 'audit.names.files',
  filesDueAt: 'audit.names.filesDueAt',
  from: 'audit.names.from',
  hash: 'audit.names.hash',
  ids: 'audit.names.ids',
  job: 'audit.names.job',
  jobs: 'audit.names.jobs',
  left: 'audit.names.left',
  network: 'audit.names.network',
  system: 'audit.names.system',
  to: 'audit.names.to',
  wall: 'audit.names.wall',
};

const VALUES: Partial<Record<string, TextKey>> = {
  default: 'weddings.fontDefault',
  failed: 'audit.failedJobs',
  script: 'weddings.fontScript',
};

/** Returns a line `name: value` per detail; names of older versions stay. */
export function detailsText(
  details: Record<string, unknown>,
  text: Text,
  language: string,
): string[] {
  return Object.entries(details).map(([name, value]) => {
    const key = NAMES[name];
    return `${key ? text(key) : name}: ${valueText(value, text, language)}`;
  });
}

function valueText(value: unknown, text: Text, language: string): string {
  if (Array.isArray(value))
    return value.map((part) => valueText(part, text, language)).join(', ');
  if (typeof value === 'number') return formatCount(value, language);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value === '') return text('settings.emptyValue');
  const key = VALUES[value];
  if (key) return text(key);
  return isMoment(value) ? formatShortMoment(value, language) : value;
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
}
