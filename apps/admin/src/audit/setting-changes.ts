import {
  MAX_SETTING_LENGTH,
  SETTING_BOUNDS,
  SETTING_CHOICES,
  type ChoiceName,
  type SettingName,
  type SettingValues,
} from '@hatira/contract';
import type { Text } from '../i18n/use-text';
import { formatCount } from '../ui/format';

const NAMES = new Set(
  [MAX_SETTING_LENGTH, SETTING_BOUNDS, SETTING_CHOICES].flatMap((names) =>
    Object.keys(names),
  ),
);

/** Returns the label, or the name of a setting that no longer exists. */
export function settingLabel(name: string, text: Text): string {
  return NAMES.has(name) ? text(`settings.names.${name as SettingName}`) : name;
}

/** Returns a line per changed setting, before and after. */
export function settingChanges(
  details: Record<string, unknown>,
  text: Text,
  language: string,
): string[] {
  const shown = (value: unknown) => {
    if (value === null || value === undefined) return text('audit.default');
    if (typeof value === 'number') return formatCount(value, language);
    return value === ''
      ? text('settings.emptyValue')
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  };
  return Object.entries(details).map(([name, change]) => {
    const { from, to } = (change ?? {}) as { from?: unknown; to?: unknown };
    const [before, after] = [from, to].map((value) =>
      isChoice(name, value) ? text(`settings.choices.${value}`) : shown(value),
    );
    return `${settingLabel(name, text)}: ${before} → ${after}`;
  });
}

function isChoice(
  name: string,
  value: unknown,
): value is SettingValues[ChoiceName] {
  return name in SETTING_CHOICES && typeof value === 'string';
}
