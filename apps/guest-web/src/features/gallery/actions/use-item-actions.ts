import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import type { MediaFeed } from '../../../shared/media/feed/media-feed';
import { useToast } from '../../../shared/ui/dialog/toast';
import type { ItemActions } from '../tools/gallery-tools';
import type { IdSet } from '../tools/id-set';
import type { Selection } from '../tools/selection';

export interface MediaActions extends ItemActions {
  /** @param below photos folded below those; undefined: those of their tiles */
  removeSelected: (below?: readonly MediaItem[]) => Promise<void>;
}

/** Loads with the first sign of the visitor, or with the first action. */
export async function loadActions() {
  const part = await import('./item-actions');
  await part.loadChoices();
  return part;
}

type ActionsPart = Awaited<ReturnType<typeof loadActions>>;

/** Asks before a deletion and offers an undo. */
export function useItemActions(
  feed: MediaFeed,
  selection: Selection,
  busy: IdSet,
): MediaActions {
  const { t } = useTranslation();
  const toast = useToast();
  return useMemo(() => {
    const page = { feed, selection, busy, t, toast };
    const run = async (work: (part: ActionsPart) => Promise<void>) => {
      const part = await loadActions().catch(() => undefined);
      if (part) await work(part);
      else toast({ text: t('admin.connectionProblem'), kind: 'error' });
    };
    return {
      download: (item) => run((part) => part.download(page, item)),
      remove: (item, below) => run((part) => part.remove(page, item, below)),
      removeSelected: (below) =>
        run((part) => part.removeSelected(page, below)),
    };
  }, [feed, selection, busy, t, toast]);
}
