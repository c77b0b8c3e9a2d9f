import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import type { MediaFeed } from '../feed/media-feed';
import { useToast } from '../../ui/dialog/toast';
import type { RemovalPage } from './removal-page';

const UNMARKED = {
  whileRemoving: (_: readonly string[], work: () => Promise<void>) => work(),
  onRemoved: () => undefined,
};

async function loadRemoval() {
  const part = await import('./removal');
  await part.loadChoices();
  return part;
}

/**
 * Asks first, offers an undo and reports failures.
 * @returns takes the item, and the ids of its files
 */
export function useRemoval(feed: MediaFeed) {
  const { t } = useTranslation();
  const toast = useToast();
  return useMemo(() => {
    const page: RemovalPage = { ...UNMARKED, feed, t, toast };
    return async (item: MediaItem, ids: readonly string[]): Promise<void> => {
      const part = await loadRemoval().catch(() => undefined);
      if (part) await part.removeItem(page, item, ids);
      else toast({ text: t('admin.connectionProblem'), kind: 'error' });
    };
  }, [feed, t, toast]);
}
