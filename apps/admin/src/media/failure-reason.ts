import type { TextKey } from '../i18n/messages';

/** Maps notes of the worker's programs to reasons for staff. */
const MEANINGS: [
  pattern: RegExp,
  meaning: Extract<TextKey, `media.reasons.${string}`>,
][] = [
  [/truncated|cut off/, 'media.reasons.truncated'],
  [/^a codec that/, 'media.reasons.codec'],
  [/no format of|^has no readable|too many parts/, 'media.reasons.unsupported'],
  [/^damaged/, 'media.reasons.damaged'],
  [/^was ended by|little of the processors/, 'media.reasons.interrupted'],
  [/^timed out|too much |^becomes too large/, 'media.reasons.tooHard'],
  [/crashed$/, 'media.reasons.crashed'],
  [/^too large|^gives more than/, 'media.reasons.tooLarge'],
  [/^no |^tells nothing|without a preview$/, 'media.reasons.empty'],
  [/^gave up after/, 'media.reasons.gaveUp'],
];

export function reasonText(reason: string | null): TextKey {
  if (reason === null) return 'media.noReason';
  return (
    MEANINGS.find(([pattern]) => pattern.test(reason))?.[1] ??
    'media.reasons.other'
  );
}
