import { isMailServerUrl, parseSender } from './mail-settings.js';
import { type ConfigError, loadConfig } from './load-config.js';

describe('parseSender', () => {
  it.each([
    ['info@example.com', { name: '', address: 'info@example.com' }],
    [
      'Hatıra <info@example.com>',
      { name: 'Hatıra', address: 'info@example.com' },
    ],
    [
      '"Hatıra, Düğün" <info@example.com>',
      { name: 'Hatıra, Düğün', address: 'info@example.com' },
    ],
    ['<info@example.com>', { name: '', address: 'info@example.com' }],
  ])('reads %s', (text, sender) => {
    expect(parseSender(text)).toEqual(sender);
  });

  it.each([
    '',
    'info',
    'a@b',
    'A <a@example.com> <b@example.com>',
    'A <a@example.com>, b@example.com',
    'A\r\n <a@example.com>',
  ])('refuses %j', (text) => {
    expect(parseSender(text)).toBeUndefined();
  });
});

describe('isMailServerUrl', () => {
  it.each([
    'smtp://mail.example.com',
    'smtps://u:p%40ss@mail.example.com:465',
    'smtp://[::1]:2525',
    'smtp://127.0.0.1:25/',
  ])('accepts %s', (text) => {
    expect(isMailServerUrl(text)).toBe(true);
  });

  it.each([
    'smtp://',
    'nowhere',
    'smtp://user@mail.example.com',
    'smtp://:secret@mail.example.com',
    'smtp://u:%zz@mail.example.com',
    'smtps://mail.example.com?tls.rejectUnauthorized=false',
    'smtp://mail.example.com/path',
    'smtp://mail.example.com#part',
  ])('refuses %s', (text) => {
    expect(isMailServerUrl(text)).toBe(false);
  });
});

describe('mail configuration', () => {
  const SMTP_URL = 'smtp://127.0.0.1:25';

  function problemsOf(env: Record<string, string>): string[] {
    try {
      loadConfig(env);
      return [];
    } catch (error) {
      return (error as ConfigError).problems;
    }
  }

  it("sends as SMTP_FROM, else as BRAND_EMAIL with the brand's name", () => {
    expect(
      loadConfig({
        SMTP_URL,
        SMTP_FROM: 'A <a@example.com>',
        BRAND_EMAIL: 'b@example.com',
      }).mail.from,
    ).toEqual({
      name: 'A',
      address: 'a@example.com',
    });
    expect(
      loadConfig({ SMTP_URL, BRAND_EMAIL: 'b@example.com', BRAND_NAME: 'Anı' })
        .mail.from,
    ).toEqual({
      name: 'Anı',
      address: 'b@example.com',
    });
  });

  it('names the missing or wrong variable', () => {
    expect(problemsOf({ SMTP_URL })).toEqual([
      expect.stringMatching(/^SMTP_FROM: .*BRAND_EMAIL/),
    ]);
    expect(problemsOf({ CONTACT_TO: 'a@example.com' })).toEqual([
      expect.stringMatching(/^SMTP_URL: .*CONTACT_TO/),
    ]);
    expect(problemsOf({ SMTP_URL, SMTP_FROM: 'nobody' })).toEqual([
      expect.stringMatching(/^SMTP_FROM: /),
    ]);
    expect(
      problemsOf({
        SMTP_URL: `${SMTP_URL}?pool=1`,
        SMTP_FROM: 'a@example.com',
      }),
    ).toEqual([expect.stringMatching(/^SMTP_URL: /)]);
    expect(
      problemsOf({
        SMTP_URL,
        SMTP_FROM: 'a@example.com',
        CONTACT_TO: 'b@example.com',
      }),
    ).toEqual([]);
  });
});
