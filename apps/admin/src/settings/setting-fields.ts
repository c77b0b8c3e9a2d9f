import {
  SETTING_CHOICES,
  type ChoiceName,
  type SettingName,
  type SettingsSheet,
} from '@hatira/contract';

type Kind =
  | 'text'
  | 'paragraphs'
  | 'link'
  | 'sms'
  | 'email'
  | 'count'
  | 'bytes'
  | 'choice';

export interface SettingField {
  name: SettingName;
  kind: Kind;
  isOptional?: boolean;
}

interface FieldGroup {
  title: 'brand' | 'privacy' | 'gallery' | 'limits' | 'security';
  fields: SettingField[];
}

export const FIELD_GROUPS: FieldGroup[] = [
  {
    title: 'brand',
    fields: [
      { name: 'brandName', kind: 'text' },
      { name: 'brandPrice', kind: 'count' },
      { name: 'brandCurrency', kind: 'choice' },
      { name: 'demoWedding', kind: 'choice' },
      { name: 'brandEmail', kind: 'email', isOptional: true },
      { name: 'brandMessengerUrl', kind: 'link', isOptional: true },
      { name: 'brandSmsUrl', kind: 'sms', isOptional: true },
      { name: 'brandSocialUrl', kind: 'link', isOptional: true },
      { name: 'brandSocialHandle', kind: 'text', isOptional: true },
      { name: 'brandShortVideoUrl', kind: 'link', isOptional: true },
      { name: 'brandShortVideoHandle', kind: 'text', isOptional: true },
    ],
  },
  {
    title: 'privacy',
    fields: [
      { name: 'companyLine', kind: 'text', isOptional: true },
      { name: 'privacyUrl', kind: 'link', isOptional: true },
      { name: 'privacyText', kind: 'paragraphs', isOptional: true },
    ],
  },
  {
    title: 'limits',
    fields: [
      { name: 'maxFileBytes', kind: 'bytes' },
      { name: 'weddingDailyBytes', kind: 'bytes' },
      { name: 'trashDays', kind: 'count' },
      { name: 'uploadHours', kind: 'count' },
      { name: 'contactDays', kind: 'count' },
      { name: 'mediaRetentionMonths', kind: 'count' },
      { name: 'oldWeddingMonths', kind: 'count' },
      { name: 'auditDays', kind: 'count' },
      { name: 'archiveDays', kind: 'count' },
      { name: 'archiveQuietMinutes', kind: 'count' },
    ],
  },
  {
    title: 'gallery',
    fields: [
      { name: 'bulkConfirmFiles', kind: 'count' },
      { name: 'bulkLargeFiles', kind: 'count' },
      { name: 'bulkVeryLargeFiles', kind: 'count' },
      { name: 'bulkMaxFiles', kind: 'count' },
      { name: 'bulkStreamedFiles', kind: 'count' },
      { name: 'bulkStreamedBytes', kind: 'bytes' },
    ],
  },
  {
    title: 'security',
    fields: [{ name: 'staffSecondFactor', kind: 'choice' }],
  },
];

const FIELDS = new Map(
  FIELD_GROUPS.flatMap(({ fields }) =>
    fields.map((field) => [field.name, field] as const),
  ),
);

export function isNumeric({ kind }: SettingField): boolean {
  return kind === 'count' || kind === 'bytes';
}

/** Returns the choices; undefined: free text. */
export function choicesOf(name: SettingName): readonly string[] | undefined {
  return name in SETTING_CHOICES
    ? SETTING_CHOICES[name as ChoiceName]
    : undefined;
}

/** Unsaved values; `null` returns to the environment or the default. */
export type Draft = { [Name in SettingName]?: string | null };

export function changesOf(draft: Draft, sheet: SettingsSheet): Draft {
  const entries = Object.entries(draft) as [SettingName, string | null][];
  return Object.fromEntries(
    entries.filter(([name, typed]) =>
      typed === null
        ? sheet[name].source === 'database'
        : typed.trim() !== String(sheet[name].value),
    ),
  );
}

/** Returns the body of `PUT /api/admin/settings`. */
export function payloadOf(
  changes: Draft,
): Record<string, string | number | null> {
  const entries = Object.entries(changes) as [SettingName, string | null][];
  return Object.fromEntries(
    entries.map(([name, typed]) => {
      const field = FIELDS.get(name);
      return [
        name,
        typed !== null && field && isNumeric(field)
          ? Number(typed)
          : (typed?.trim() ?? null),
      ];
    }),
  );
}
