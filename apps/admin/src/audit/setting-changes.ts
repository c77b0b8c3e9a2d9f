import { MAX_SETTING_LENGTH, SETTING_BOUNDS, type SettingName } from '@hatira/contract';
import type { Text } from '../i18n/use-text';
import { formatCount } from '../ui/format';

/** Texts and numbers: all settings that there are. */
const NAMES = new Set<string>([...Object.keys(MAX_SETTING_LENGTH), ...Object.keys(SETTING_BOUNDS)]);

/** What a setting is called; one that there is no more by its own name. */
export function settingLabel(name: string, text: Text): string {
  return NAMES.has(name) ? text(`settings.names.${name as SettingName}`) : name;
}

/** One line for each setting of an entry: what it was before, and after. */
export function settingChanges(details: Record<string, unknown>, text: Text, language: string): string[] {
  const shown = (value: unknown) => {
    if (value === null || value === undefined) return text('audit.default');
    if (typeof value === 'number') return formatCount(value, language);
    return value === '' ? text('settings.emptyValue') : typeof value === 'string' ? value : JSON.stringify(value);
  };
  return Object.entries(details).map(([name, change]) => {
    const { from, to } = (change ?? {}) as { from?: unknown; to?: unknown };
    return `${settingLabel(name, text)}: ${shown(from)} → ${shown(to)}`;
  });
}
