import { LANGUAGES } from '../languages.js';
import { INVITE_TIMES, inviteMessage, inviteTime } from './invite-words.js';

const invited = {
  names: ['Elif', 'Can'],
  link: 'https://hatira.example/Elif-140626-Can',
};

it.each(LANGUAGES)('has a message for each time in %s', (language) => {
  const messages = INVITE_TIMES.map((time) =>
    inviteMessage(time, language, invited),
  );
  expect(new Set(messages).size).toBe(INVITE_TIMES.length);
  for (const message of messages)
    expect(message).toMatch(/[:;?.]\n\S+\n\nElif & Can$/);
});

it('falls back to Turkish, and knows a language with its region', () => {
  const turkish = inviteMessage('day', 'tr', invited);
  expect(inviteMessage('day', 'ja', invited)).toBe(turkish);
  expect(inviteMessage('day', 'tr-TR', invited)).toBe(turkish);
  expect(inviteMessage('day', 'de-AT', invited)).not.toBe(turkish);
});

it.each([
  ['before', '2026-06-01'],
  ['day', '2026-06-12'],
  ['after', '2026-06-13'],
  ['day', '2026-06-14'],
  ['after', '2026-06-15'],
  ['after', '2026-06-16'],
  ['later', '2026-06-17'],
  ['later', '2026-09-01'],
])('writes “%s” on %s', (time, today) =>
  expect(inviteTime(['2026-06-14', '2026-06-12'], today)).toBe(time),
);

it('writes before a wedding without a day', () =>
  expect(inviteTime([], '2026-06-14')).toBe('before'));
