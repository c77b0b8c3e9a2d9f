import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreMedia } from '@hatira/api-client';
import type { MediaFeed } from '../../../shared/media/media-feed';
import { useToast, type Toast } from '../../../shared/ui/toast';
import { inParts } from './in-parts';

/** Says what has become of these items, and offers to bring them back. */
export type UndoOffer = (ids: readonly string[], toast: Pick<Toast, 'text' | 'kind'>) => void;

/**
 * Offers to take deletions back. One offer stands at a time, for all that was deleted while it stood; one that did not
 * work is made again.
 */
export function useUndoOffer(feed: MediaFeed): UndoOffer {
  const { t } = useTranslation();
  const toast = useToast();
  const offered = useRef<readonly string[]>([]);

  return useMemo(() => {
    const restore = async (ids: readonly string[]) => {
      try {
        await inParts(ids, restoreMedia);
        await feed.refresh();
        toast({ text: t('gallery.restored', { count: ids.length }) });
      } catch {
        offer(ids, { text: t('gallery.restoreError'), kind: 'error' });
      }
    };
    const offer: UndoOffer = (ids, { text, kind = 'success' }) => {
      const all = [...new Set([...offered.current, ...ids])];
      const isMore = kind === 'success' && all.length > ids.length;
      offered.current = all;
      toast({
        text: isMore ? t('gallery.removedMany', { count: all.length }) : text,
        kind,
        action: {
          label: t('common.undo'),
          run: () => void restore(all),
          onEnd: () => void (offered.current = []),
        },
      });
    };
    return offer;
  }, [t, toast, feed]);
}
