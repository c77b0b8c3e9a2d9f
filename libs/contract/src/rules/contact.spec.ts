import {
  CONTACT_MAX_LENGTHS,
  cleanContactField,
  contactFieldProblem,
  weddingDayRange,
} from './contact.js';
import { isEmailAddress } from './email-address.js';

const today = new Date('2026-06-14T23:30:00Z');

describe('a field of the contact form', () => {
  it.each(['Ayşe Öztürk', 'a@example.com', '2027-02-28', 'Merhaba'])(
    'accepts %s',
    (value) => {
      const field =
        ({ 'a@example.com': 'email', '2027-02-28': 'weddingDate' } as const)[
          value
        ] ?? 'message';
      expect(contactFieldProblem(field, value, today)).toBeUndefined();
    },
  );

  it.each(['name', 'email', 'weddingDate', 'message'] as const)(
    'requires and limits %s',
    (field) => {
      expect(
        contactFieldProblem(
          field,
          cleanContactField(field, ' \u0000\n '),
          today,
        ),
      ).toBe('required');
      const isDay = field === 'weddingDate';
      const long = 'x'.repeat((isDay ? 10 : CONTACT_MAX_LENGTHS[field]) + 1);
      expect(contactFieldProblem(field, long, today)).toBe(
        isDay ? 'invalid' : 'too_long',
      );
    },
  );

  it.each([
    '2026-02-30',
    '2026-13-01',
    '14.06.2026',
    '2026-6-14',
    '20260614',
    'Infinity',
    '٢٠٢٦-٠٦-١٤',
    '2026-06-1T',
  ])('%s is not a day', (day) => {
    expect(contactFieldProblem('weddingDate', day, today)).toBe('invalid');
  });

  it('accepts wedding days from a year ago to ten years ahead', () => {
    expect(weddingDayRange(today)).toEqual({
      first: '2025-06-14',
      last: '2036-06-14',
    });
    const problems = [
      '2025-06-13',
      '2025-06-14',
      '2036-06-14',
      '2036-06-15',
      '0001-01-01',
      '9999-12-31',
    ].map((day) => contactFieldProblem('weddingDate', day, today));
    expect(problems).toEqual([
      'out_of_range',
      undefined,
      undefined,
      'out_of_range',
      'out_of_range',
      'out_of_range',
    ]);
  });

  it('keeps line breaks only in the message', () => {
    expect(cleanContactField('message', ' a\r\nb\tc\u0000d\n ')).toBe(
      'a\nb\tc d',
    );
    expect(cleanContactField('name', ' Ays\u0327e\r\nBcc: x ')).toBe(
      'Ayşe Bcc: x',
    );
  });
});

describe('an e-mail address', () => {
  it.each([
    'a@example.com',
    "o'neil+dugun@x.com",
    'a.b_c-d@mail.example.co.uk',
    'a@xn--mnchen-3ya.xn--p1ai',
  ])('%s is one', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    '@',
    'a',
    'a@',
    '@b.com',
    'a@b',
    'a@b.',
    'a@.com',
    'a@b..com',
    'a@-b.com',
    'a@b-.com',
    'a@b.1',
    'a b@c.com',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    '"a"@b.com',
    'a@[127.0.0.1]',
    'A <a@b.com>',
    'a@b.com,c@d.com',
    'a@b.com\n',
    'düğün@b.com',
    'a@düğün.com',
    `${'a'.repeat(65)}@b.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('%j is not one', (text) => expect(isEmailAddress(text)).toBe(false));

  it('is checked in linear time', () => {
    expect(
      isEmailAddress(`${'a.'.repeat(100_000)}@${'b-'.repeat(100_000)}`),
    ).toBe(false);
  });
});
