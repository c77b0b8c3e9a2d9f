import { ApiError } from '@hatira/api-client';
import type { BackgroundRow, PanelWedding } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { FIXED } from '../i18n/fixed-texts';
import { isLoggedOut } from '../providers/auth-provider';
import { usePanel } from '../providers/use-panel';

export interface WeddingBackground {
  wedding: PanelWedding;
  background: BackgroundRow | undefined;
}

/** Only safe integers are sent to the server. */
function isHash(text: string): boolean {
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text));
}

/** A toast reports a missing background or a failure. null: no such wedding. */
export function useWeddingBackground(hash: string) {
  const panel = usePanel();
  const notify = useNotify();
  const query = useQuery({
    queryKey: ['background', hash],
    queryFn: async ({ signal }): Promise<WeddingBackground | null> => {
      if (!isHash(hash)) return null;
      try {
        const id = Number(hash);
        const [background, { data }] = await Promise.all([
          panel.fetchBackground(id, signal),
          panel.getOne<PanelWedding>('weddings', { id, signal }),
        ]);
        return data.deletedAt === null ? { wedding: data, background } : null;
      } catch (error) {
        if (
          error instanceof ApiError &&
          (error.status === 404 || error.status === 400)
        )
          return null;
        throw error;
      }
    },
  });
  const { data, error } = query;
  const answered = useRef<string>(undefined);
  useEffect(() => {
    // Only the first answer: after a deletion staff know the result.
    if (data === undefined || answered.current === hash) return;
    answered.current = hash;
    if (!data?.background) notify(FIXED.noBackground, { type: 'error' });
  }, [data, hash, notify]);
  useEffect(() => {
    if (error && !isLoggedOut(error))
      notify(FIXED.backgroundFailed, { type: 'error' });
  }, [error, notify]);
  return query;
}
