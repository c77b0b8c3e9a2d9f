import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { countOf } from '../../../shared/media/file/folded';

/**
 * Returns the number of memories in words, as the viewer and the culling count
 * them, and the copies folded into it; undefined until all pages are loaded.
 * @param listing without a filter
 */
export function useMemoryCount({
  isComplete,
  items,
}: Listing): string | undefined {
  const { t } = useTranslation();
  const { pictures, copies } = useMemo(
    () => countOf(items, isComplete),
    [items, isComplete],
  );
  if (!isComplete || items.length === 0) return undefined;
  const count = t('gallery.count', { count: pictures });
  return copies > 0
    ? `${count} (${t('gallery.folded', { count: copies })})`
    : count;
}
