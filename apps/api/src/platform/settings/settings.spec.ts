import { environment } from '../config/config.schema.js';
import { loadConfig } from '../config/load-config.js';
import {
  violationOf,
  configuredValues,
  SETTING_NAMES,
  SETTING_VARIABLES,
  settingsOf,
} from './settings.js';

const config = loadConfig({
  BRAND_NAME: 'Anı',
  BRAND_SOCIAL_URL: 'https://social.example/ani',
  TRASH_DAYS: '9',
});

it('equals the configuration without database values', () => {
  const {
    brand,
    bulk,
    archives,
    maxFileBytes,
    weddingDailyBytes,
    staffSecondFactor,
    demoWedding,
  } = config;
  const {
    trashDays,
    uploadHours,
    contactDays,
    mediaRetentionMonths,
    oldWeddingMonths,
    auditDays,
  } = config;
  expect(settingsOf(configuredValues(config))).toEqual({
    brand,
    bulk,
    archives,
    maxFileBytes,
    weddingDailyBytes,
    staffSecondFactor,
    demoWedding,
    trashDays,
    uploadHours,
    contactDays,
    mediaRetentionMonths,
    auditDays,
    oldWeddingMonths,
  });
  expect(brand.name).toBe('Anı');
  expect(trashDays).toBe(9);
});

it('every setting has a separate variable', () => {
  const variables = SETTING_NAMES.map((name) => SETTING_VARIABLES[name]);
  expect(new Set(variables).size).toBe(variables.length);
  expect(
    variables.filter((variable) => !(variable in environment.shape)),
  ).toEqual([]);
});

it.each([
  ['brandName', '', true],
  ['brandName', 'x'.repeat(61), true],
  ['brandName', 'Hatıra', false],
  ['brandName', '   ', true],
  ['brandName', 'Ha\u0000tıra', true],
  ['brandName', 'Hatıra\n', true],
  ['brandName', 'Ha\u202Etıra', true],
  ['brandName', 'Ha\ud800', true],
  ['brandName', 'Hatıra 👩‍❤️‍👨', false],
  ['brandSocialHandle', '@' + 'x'.repeat(59), false],
  ['brandSocialHandle', '@' + 'x'.repeat(60), true],
  ['brandSocialHandle', '@a\tb', true],
  ['brandSocialUrl', 'https://social.exa\nmple', true],
  ['brandSocialUrl', 'https://social.example/' + 'x'.repeat(500), true],
  ['brandSmsUrl', 'sms:+905550000000', false],
  ['brandEmail', 'a@b.example', false],
  ['brandEmail', 'x'.repeat(250) + '@b.example', true],
  ['brandSocialUrl', '', false],
  ['brandSocialUrl', 'javascript:alert(1)', true],
  ['brandSocialUrl', 'https://social.example', false],
  ['brandEmail', 'nobody', true],
  ['brandPrice', -1, true],
  ['brandPrice', 0, true],
  ['brandPrice', 1, false],
  ['brandPrice', 9.5, true],
  ['brandPrice', 10_000_000, false],
  ['brandPrice', 10_000_001, true],
  ['maxFileBytes', 1, true],
  ['maxFileBytes', 1024 ** 2 - 1, true],
  ['maxFileBytes', 1024 ** 2, false],
  ['maxFileBytes', 52_428_800_001, true],
  ['weddingDailyBytes', -1, true],
  ['weddingDailyBytes', 1.5, true],
  ['weddingDailyBytes', 0, false],
  ['weddingDailyBytes', 2 ** 50, false],
  ['weddingDailyBytes', 2 ** 50 + 2, true],
  ['bulkStreamedBytes', 1, true],
  ['bulkStreamedFiles', 10_001, true],
  ['bulkConfirmFiles', 10_001, true],
  ['brandSocialUrl', 'http://social.example', true],
  ['brandMessengerUrl', 'HTTP://m.example', true],
  ['brandSmsUrl', 'http://sms.example', true],
  ['brandSmsUrl', 'https://sms.example', false],
  ['bulkMaxFiles', 10_001, true],
  ['trashDays', 0, true],
  ['trashDays', 30_000_000, true],
  ['uploadHours', 30_000_000, true],
  ['archiveDays', 3_650, false],
  ['staffSecondFactor', 'required', false],
  ['staffSecondFactor', 'off', false],
  ['staffSecondFactor', 'maybe', true],
  ['staffSecondFactor', '', true],
  ['mediaRetentionMonths', 0, false],
  ['mediaRetentionMonths', 120, false],
  ['mediaRetentionMonths', 121, true],
  ['mediaRetentionMonths', -1, true],
  ['mediaRetentionMonths', 1.5, true],
  ['oldWeddingMonths', 0, true],
  ['oldWeddingMonths', 120, false],
  ['auditDays', 0, true],
  ['auditDays', 3_650, false],
  ['privacyUrl', '', false],
  ['privacyUrl', 'https://hatira.example/privacy', false],
  ['privacyUrl', 'http://hatira.example/privacy', true],
  ['privacyUrl', 'javascript:alert(1)', true],
  ['privacyText', '', false],
  ['privacyText', 'Bir.\n\nİki.\r\n\tÜç.', false],
  ['privacyText', 'x'.repeat(20_000), false],
  ['privacyText', 'x'.repeat(20_001), true],
  ['privacyText', 'Ha\u0000tıra', true],
  ['privacyText', 'Ha\u202Etıra', true],
  ['privacyText', ' \n ', true],
  ['companyLine', 'Hatıra Ltd. Şti., İstanbul, info@hatira.example', false],
  ['companyLine', 'two\nlines', true],
  ['companyLine', 'x'.repeat(301), true],
] as const)('validates %s: %p', (name, value, isRefused) => {
  expect(violationOf(name, value) !== undefined).toBe(isRefused);
});
