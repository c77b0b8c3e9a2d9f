import type { SettingName, SettingsSheet } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  FIELD_GROUPS,
  isNumeric,
  payloadOf,
} from './setting-fields';
import { settingProblems } from './setting-problems';

const LIMITS: Partial<Record<SettingName, number>> = {
  bulkConfirmFiles: 300,
  bulkLargeFiles: 500,
  bulkVeryLargeFiles: 1500,
  bulkMaxFiles: 10_000,
};

/** Every value is the default. */
const sheet = Object.fromEntries(
  FIELD_GROUPS.flatMap(({ fields }) => fields).map((field) => {
    const value = isNumeric(field) ? (LIMITS[field.name] ?? 7) : '';
    return [
      field.name,
      { value, fallback: value, source: 'default', variable: 'X' },
    ];
  }),
) as unknown as SettingsSheet;

describe('a change of settings', () => {
  it('contains only different values', () => {
    expect(
      changesOf({ trashDays: '7', brandName: 'Anı', brandEmail: null }, sheet),
    ).toEqual({ brandName: 'Anı' });
    const own = {
      ...sheet,
      brandEmail: { ...sheet.brandEmail, source: 'database' },
    } as SettingsSheet;
    expect(changesOf({ brandEmail: null }, own)).toEqual({ brandEmail: null });
  });

  it('is sent as numbers, texts and null', () => {
    expect(
      payloadOf({ trashDays: '14', brandName: ' Anı ', brandEmail: null }),
    ).toEqual({
      trashDays: 14,
      brandName: 'Anı',
      brandEmail: null,
    });
  });

  it.each([
    ['brandName', '', 'required'],
    ['trashDays', '', 'required'],
    ['trashDays', '0', 'number'],
    ['trashDays', '-3', 'number'],
    ['trashDays', '1.5', 'number'],
    ['trashDays', '3651', 'range'],
    ['maxFileBytes', '1', 'range'],
    ['brandPrice', '999999999999', 'range'],
    ['brandPrice', '9'.repeat(400), 'range'],
    ['trashDays', '1e3', 'number'],
    ['mediaRetentionMonths', '-1', 'number'],
    ['mediaRetentionMonths', '121', 'range'],
    ['privacyUrl', 'http://hatira.example/kvkk', 'url'],
    ['privacyText', 'x'.repeat(20_001), 'long'],
    ['brandEmail', 'nobody', 'email'],
    ['brandSocialUrl', 'instagram.com/x', 'url'],
    ['brandSocialUrl', 'javascript:alert(1)', 'url'],
    ['brandSocialUrl', 'http://social.example/hatira', 'url'],
    ['brandSmsUrl', 'https://x.example', 'sms'],
    ['brandName', 'x'.repeat(61), 'long'],
    ['brandSocialHandle', 'x'.repeat(61), 'long'],
    ['brandSocialUrl', `https://x.example/${'x'.repeat(500)}`, 'long'],
  ] as const)('%s cannot be %j', (name, typed, problem) => {
    expect(settingProblems({ [name]: typed }, sheet)).toEqual({
      [name]: problem,
    });
  });

  it.each([
    ['brandEmail', ''],
    ['brandEmail', 'info@example.com'],
    ['brandSocialUrl', 'https://social.example/hatira'],
    ['brandSmsUrl', 'sms:+905550000000'],
    ['trashDays', '90'],
    ['mediaRetentionMonths', '0'],
    ['mediaRetentionMonths', '120'],
    ['privacyText', 'Bir.\n\nİki.'],
    ['privacyText', ''],
    ['bulkLargeFiles', '400'],
    ['bulkLargeFiles', null],
  ] as const)('%s may be %j', (name, typed) => {
    expect(settingProblems({ [name]: typed }, sheet)).toEqual({});
  });

  it('requires ascending limits of bulk downloads', () => {
    expect(settingProblems({ bulkLargeFiles: '200' }, sheet)).toEqual({
      bulkLargeFiles: 'order',
    });
    expect(settingProblems({ bulkMaxFiles: '1000' }, sheet)).toEqual({
      bulkMaxFiles: 'order',
    });
    expect(
      settingProblems(
        { bulkConfirmFiles: '100', bulkLargeFiles: '200' },
        sheet,
      ),
    ).toEqual({});
  });
});
