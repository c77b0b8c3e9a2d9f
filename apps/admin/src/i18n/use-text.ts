import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { TextKey } from './messages';

export type Text = (
  key: TextKey,
  values?: Record<string, string | number>,
) => string;

/** Our texts in the language in use, by typed keys; `smart_count` chooses the plural. */
export function useText(): Text {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`panel.${key}`, values),
    [translate],
  );
}
