import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { TextKey } from './messages';

export type Text = (
  key: TextKey,
  values?: Record<string, string | number>,
) => string;

/** Returns texts by typed key; `smart_count` chooses the plural. */
export function useText(): Text {
  const translate = useTranslate();
  return useCallback(
    (key, values) => translate(`panel.${key}`, values),
    [translate],
  );
}
