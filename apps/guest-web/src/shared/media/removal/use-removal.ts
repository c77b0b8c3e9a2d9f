import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import type { MediaFeed } from '../feed/media-feed';
import { useToast } from '../../ui/dialog/toast';
import type { RemovalMarks, RemovalPage } from './removal-page';

/** Both ask first, offer an undo and report failures. */
export interface Removals {
  /** @param ids the item and further files that belong to it */
  removeItem: (item: MediaItem, ids: readonly string[]) => Promise<void>;
  removeMany: (ids: readonly string[]) => Promise<void>;
}

const UNMARKED: RemovalMarks = {
  whileRemoving: (_, work) => work(),
  onRemoved: () => undefined,
};

/** Loads with the first sign of the visitor, or with the first deletion. */
export async function loadRemoval() {
  const part = await import('./removal');
  await part.loadChoices();
  return part;
}

type RemovalPart = Awaited<ReturnType<typeof loadRemoval>>;

export function useRemovals(feed: MediaFeed, marks = UNMARKED): Removals {
  const { t } = useTranslation();
  const toast = useToast();
  return useMemo(() => {
    const page: RemovalPage = { ...marks, feed, t, toast };
    const run = async (work: (part: RemovalPart) => Promise<void>) => {
      const part = await loadRemoval().catch(() => undefined);
      if (part) await work(part);
      else toast({ text: t('admin.connectionProblem'), kind: 'error' });
    };
    return {
      removeItem: (item, ids) =>
        run((part) => part.removeItem(page, item, ids)),
      removeMany: (ids) => run((part) => part.removeMany(page, ids)),
    };
  }, [feed, marks, t, toast]);
}
