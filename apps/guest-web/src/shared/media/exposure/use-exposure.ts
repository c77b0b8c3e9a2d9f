import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exposeMedia } from '@hatira/api-client';
import type { MediaExposure, MediaItem } from '@hatira/contract';
import { useToast } from '../../ui/dialog/toast';
import { inParts } from '../removal/in-parts';
import type { Moderation } from './use-moderation';

export const EXPOSURES = ['shown', 'hidden', 'held'] as const;

/** Texts of the acts. */
export const ACTS = {
  shown: 'exposure.show',
  hidden: 'exposure.hide',
  held: 'exposure.hold',
} as const;

/** Shows, holds and hides items, one call at a time; reports the outcome. */
export function useExposure({ hash, feed }: Moderation) {
  const { t } = useTranslation();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const expose = useCallback(
    async (items: readonly MediaItem[], exposure: MediaExposure) => {
      setBusy(true);
      const ids = items.map(({ id }) => id);
      await inParts(ids, (part) => exposeMedia(hash, part, exposure)).then(
        () => {
          feed.change(items.map((item) => exposed(item, exposure)));
          const number = items.length;
          toast({ text: t(`exposure.counts.${exposure}`, { number }) });
        },
        () => toast({ text: t('exposure.failed'), kind: 'error' }),
      );
      setBusy(false);
    },
    [hash, feed, t, toast],
  );
  return { isBusy, expose };
}

function exposed(item: MediaItem, exposure: MediaExposure): MediaItem {
  const { exposure: _, ...rest } = item;
  return exposure === 'shown' ? rest : { ...rest, exposure };
}
