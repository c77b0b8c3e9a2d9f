import { ApiError } from '@hatira/api-client';

const KEYS = {
  undo_over: 'mine.undoOver',
  exact_repeat: 'mine.repeat',
  uploads_disabled: 'mine.closed',
  media_not_found: 'mine.gone',
} as const;

/** The translation of what went wrong with a change. */
export function problemKey(error: unknown) {
  const code = error instanceof ApiError ? error.code : '';
  return code in KEYS ? KEYS[code as keyof typeof KEYS] : 'mine.failed';
}
