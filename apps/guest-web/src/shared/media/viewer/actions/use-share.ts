import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { useToast } from '../../../ui/dialog/toast';
import { useMarks } from '../../marks/marks-context';
import type * as Part from '../sharing/share-item';

let part: typeof Part | undefined;

/** Passes the shown item on. */
export function useShare(item: MediaItem) {
  const { t } = useTranslation();
  const toast = useToast();
  // Only the couple has marks, which the demo does not keep.
  const isCouple = useMarks() !== null;
  const [busyId, setBusyId] = useState<string>();
  useEffect(() => () => part?.forget(), [item.id]);
  const say: Part.Sharing['say'] = (outcome) =>
    toast({
      text: t(outcome),
      ...(outcome === 'viewer.shareError' && { kind: 'error' }),
    });
  const share = async () => {
    if (busyId === item.id) return;
    setBusyId(item.id);
    try {
      part = await import('../sharing/share-item');
      await part.shareItem(item, { isCouple, say });
    } catch {
      say('viewer.shareError');
    } finally {
      setBusyId(undefined);
    }
  };
  return { share: () => void share(), isSharing: busyId === item.id };
}
