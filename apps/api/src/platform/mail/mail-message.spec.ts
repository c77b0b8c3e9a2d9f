import type { Problem } from '../http/errors/problem.js';
import { cleanMessage } from './mail-message.js';

const message = {
  to: 'couple@example.com',
  subject: 'Arşiviniz hazır',
  text: 'Merhaba',
};

it('does not change a valid message', () => {
  const whole = {
    ...message,
    html: '<p>Merhaba</p>',
    replyTo: { name: 'Ayşe Öz', address: 'ayse@example.com' },
  };
  expect(cleanMessage(whole)).toEqual(whole);
});

it.each([
  'a\r\nBcc: b@example.com',
  'a\nb',
  'a\u0000b',
  'a\u2028b',
  'a\u202Eb',
  'a\u0085b',
])('joins %j into one line in every header', (text) => {
  const { subject, replyTo } = cleanMessage({
    ...message,
    subject: text,
    replyTo: { name: text, address: message.to },
  });
  for (const line of [subject, replyTo?.name])
    expect(line).toMatch(/^a [^\p{Cc}\u2028\u202E]+$/u);
});

it('shortens a long subject between characters', () => {
  const { subject } = cleanMessage({
    ...message,
    subject: `a${'😀'.repeat(200)}`,
  });
  expect(subject.length).toBeLessThanOrEqual(200);
  expect(subject.isWellFormed()).toBe(true);
});

it('keeps line breaks and tabs of the body and removes other control characters', () => {
  expect(
    cleanMessage({ ...message, text: 'a\r\nb\rc\td\u0000\u001B[31m\uD800' })
      .text,
  ).toBe('a\nb\nc\td[31m\uFFFD');
});

it.each([
  '',
  'a',
  'a@b',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '<a@example.com>',
])('refuses %j as an address', (address) => {
  expect(fieldsOf({ ...message, to: address })).toEqual({ to: 'invalid' });
  expect(fieldsOf({ ...message, replyTo: { name: 'A', address } })).toEqual({
    replyTo: 'invalid',
  });
});

it('refuses a body above the limit', () => {
  expect(() => cleanMessage({ ...message, text: 'x'.repeat(200_001) })).toThrow(
    RangeError,
  );
});

function fieldsOf(bad: Parameters<typeof cleanMessage>[0]): unknown {
  try {
    return cleanMessage(bad);
  } catch (error) {
    return (error as Problem).details?.fields;
  }
}
