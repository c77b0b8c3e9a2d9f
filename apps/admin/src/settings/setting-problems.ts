import {
  fallingSetting,
  MAX_SETTING_LENGTH,
  RISING_SETTINGS,
  settingBounds,
  type SettingName,
  type SettingsSheet,
} from '@hatira/contract';
import { isEmail } from '../ui/account/account-rules';
import {
  FIELD_GROUPS,
  isNumeric,
  type Draft,
  type SettingField,
} from './setting-fields';

export type SettingProblem =
  | 'required'
  | 'number'
  | 'range'
  | 'email'
  | 'url'
  | 'sms'
  | 'long'
  | 'order'
  | 'server';

export function maxLengthOf(name: SettingName): number {
  return (
    (MAX_SETTING_LENGTH as Partial<Record<SettingName, number>>)[name] ??
    Infinity
  );
}

export type SettingProblems = Partial<Record<SettingName, SettingProblem>>;

/** Returns the problems of each change and between the limits. */
export function settingProblems(
  changes: Draft,
  sheet: SettingsSheet,
): SettingProblems {
  const problems: SettingProblems = {};
  for (const field of FIELD_GROUPS.flatMap(({ fields }) => fields)) {
    const typed = changes[field.name];
    const problem =
      typeof typed === 'string' ? problemOf(field, typed.trim()) : undefined;
    if (problem) problems[field.name] = problem;
  }
  return { ...orderProblem(changes, sheet), ...problems };
}

function problemOf(
  field: SettingField,
  typed: string,
): SettingProblem | undefined {
  if (typed === '') return field.isOptional ? undefined : 'required';
  if (isNumeric(field)) return numberProblem(field, typed);
  if (typed.length > maxLengthOf(field.name)) return 'long';
  return formProblem(field, typed);
}

function numberProblem(
  { name }: SettingField,
  typed: string,
): SettingProblem | undefined {
  const { min = 1, max = Infinity } = settingBounds(name) ?? {};
  if (!/^(0|[1-9]\d*)$/.test(typed) || (typed === '0' && min > 0))
    return 'number';
  return Number(typed) >= min && Number(typed) <= max ? undefined : 'range';
}

function formProblem(
  { kind }: SettingField,
  typed: string,
): SettingProblem | undefined {
  if (kind === 'email') return isEmail(typed) ? undefined : 'email';
  if (kind === 'link')
    return /^https:\/\/[^\s/]+/.test(typed) && URL.canParse(typed)
      ? undefined
      : 'url';
  if (kind === 'sms') return /^sms:\S+/.test(typed) ? undefined : 'sms';
  return undefined;
}

function orderProblem(changes: Draft, sheet: SettingsSheet): SettingProblems {
  const valueOf = (name: (typeof RISING_SETTINGS)[number]) => {
    const typed = changes[name];
    return Number(
      typed === undefined ? sheet[name].value : (typed ?? sheet[name].fallback),
    );
  };
  if (!RISING_SETTINGS.some((name) => typeof changes[name] === 'string'))
    return {};
  const wrong = fallingSetting(valueOf);
  return wrong ? { [wrong]: 'order' } : {};
}
