import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, retryFailed } from '@hatira/api-client';
import type { MediaItem, WeddingInfo } from '@hatira/contract';
import { formatLanguage } from '../../i18n/i18n';
import { useToast } from '../../ui/dialog/toast';
import type { MediaFeed } from '../feed/media-feed';
import type { Retry } from './retry-context';

const MINUTE_MS = 60_000;

interface RetryOf {
  hash: number;
  feed: MediaFeed;
  wedding: WeddingInfo;
}

/** Shows the item as waiting at once, and reports a refusal; undefined except for the couple's link. */
export function useRetry({
  hash,
  feed,
  wedding: { access, isDemo },
}: RetryOf): Retry | undefined {
  const { t } = useTranslation();
  const toast = useToast();
  const [started] = useState(() => new Set<string>());
  const mayRetry = access === 'full' && !isDemo;
  return useMemo(() => {
    if (!mayRetry) return undefined;
    const start = async (item: MediaItem) => {
      const waiting: MediaItem = { ...item, processing: 'pending' };
      started.add(item.id);
      feed.change([waiting]);
      const problem = await problemOf(retryFailed(hash, [item.id]));
      if (!problem) return;
      started.delete(item.id);
      // Unless an event has replaced it.
      if (feed.current().listing?.items.includes(waiting)) feed.change([item]);
      toast({ text: t(...problem), kind: 'error' });
    };
    const isWaiting = ({ id, processing }: MediaItem) =>
      processing === 'pending' && started.has(id);
    const hasFailedAgain = ({ id, processing }: MediaItem) =>
      processing === 'failed' && started.has(id);
    return { start, isWaiting, hasFailedAgain };
  }, [mayRetry, hash, feed, started, t, toast]);
}

type Words =
  | ['errors.crashTitle' | 'admin.connectionProblem']
  | ['gallery.retryFrom', { time: string }];

async function problemOf(
  retrying: Promise<number>,
): Promise<Words | undefined> {
  try {
    return (await retrying) > 0 ? undefined : ['errors.crashTitle'];
  } catch (error) {
    if (!(error instanceof ApiError)) return ['errors.crashTitle'];
    if (error.isNetworkFailure) return ['admin.connectionProblem'];
    const isTooOften = error.code === 'too_many_requests';
    return isTooOften && error.retryAfterMs !== undefined
      ? ['gallery.retryFrom', { time: timeAfter(error.retryAfterMs) }]
      : ['errors.crashTitle'];
  }
}

/** Formats a time of the next day, which the weekday names. */
function timeAfter(waitMs: number): string {
  // The seconds are not shown, so the next minute is.
  return new Date(Date.now() + waitMs + MINUTE_MS).toLocaleString(
    formatLanguage(),
    { weekday: 'long', hour: '2-digit', minute: '2-digit' },
  );
}
