import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { countOf } from '../../../shared/media/file/folded';

export interface AlbumCountProps {
  listing: Listing;
}

/** The number that the viewer and the culling count to, and the copies folded into it. */
export function AlbumCount({
  listing: { items, isComplete },
}: AlbumCountProps) {
  const { t } = useTranslation();
  const { pictures, copies } = useMemo(
    () => countOf(items, isComplete),
    [items, isComplete],
  );
  const count = t('gallery.count', { count: pictures });
  return copies > 0
    ? `${count} (${t('gallery.folded', { count: copies })})`
    : count;
}
