import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreMedia } from '@hatira/api-client';
import type { MediaFeed } from '../../../shared/media/feed/media-feed';
import { useToast, type Toast } from '../../../shared/ui/dialog/toast';
import { inParts } from './in-parts';

/** On an error the items may still exist. */
export type UndoOffer = (
  ids: readonly string[],
  toast: Pick<Toast, 'text' | 'kind'>,
) => void;

interface Offered {
  all: readonly string[];
  removed: readonly string[];
}

const NOTHING: Offered = { all: [], removed: [] };

/**
 * One offer covers all deletions while it is shown; a failed undo is offered
 * again.
 */
export function useUndoOffer(feed: MediaFeed): UndoOffer {
  const { t } = useTranslation();
  const toast = useToast();
  const offered = useRef(NOTHING);

  return useMemo(() => {
    const restore = async (ids: readonly string[]) => {
      try {
        const count = await inParts(ids, restoreMedia);
        await feed.refresh();
        if (count > 0) return toast({ text: t('gallery.restored', { count }) });
        // Not carried out, or restored by an unanswered undo.
        if (ids.every((id) => feed.has(id)))
          return toast({ text: t('gallery.nothingMissing') });
      } catch {
        // Reported by the offer below.
      }
      offer(ids, { text: t('gallery.restoreError'), kind: 'error' });
    };
    const offer: UndoOffer = (ids, { text, kind = 'success' }) => {
      const before = offered.current;
      const all = united(before.all, ids);
      const removed =
        kind === 'success' ? united(before.removed, ids) : before.removed;
      const isMore = kind === 'success' && removed.length > ids.length;
      offered.current = { all, removed };
      toast({
        text: isMore
          ? t('gallery.removedMany', { count: removed.length })
          : text,
        kind,
        action: {
          label: t('common.undo'),
          run: () => void restore(all),
          onEnd: () => void (offered.current = NOTHING),
        },
      });
    };
    return offer;
  }, [t, toast, feed]);
}

function united(
  one: readonly string[],
  other: readonly string[],
): readonly string[] {
  return [...new Set([...one, ...other])];
}
