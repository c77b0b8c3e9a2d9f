import type { TextKey } from '../i18n/messages';

/** What the worker notes down, in the words of the programs that it asks, by what that means to staff. */
const MEANINGS: [
  pattern: RegExp,
  meaning: Extract<TextKey, `media.reasons.${string}`>,
][] = [
  [/truncated|cut off/, 'media.reasons.truncated'],
  [/no format of/, 'media.reasons.unsupported'],
  [/^damaged/, 'media.reasons.damaged'],
  [/^timed out|too much memory/, 'media.reasons.tooHard'],
  [/^too large|^gives more than/, 'media.reasons.tooLarge'],
  [/^no |^tells nothing/, 'media.reasons.empty'],
  [/^gave up after/, 'media.reasons.gaveUp'],
];

/** The text that says why a file cannot be shown; reasons that are not known say only that. */
export function reasonText(reason: string | null): TextKey {
  if (reason === null) return 'media.noReason';
  return (
    MEANINGS.find(([pattern]) => pattern.test(reason))?.[1] ??
    'media.reasons.other'
  );
}
