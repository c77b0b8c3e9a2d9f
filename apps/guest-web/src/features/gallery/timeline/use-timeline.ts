import { useEffect, useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../shared/i18n/i18n';
import type { MediaSort } from '@hatira/contract';
import type { Folded } from '../../../shared/media/file/folded';
import type { Openers } from './openers';
import type { Timeline } from './timeline';

type TimelinePart = typeof import('./timeline-part');

/** Loads for galleries in order of moments. */
let part: TimelinePart | undefined;

export async function loadTimeline(): Promise<void> {
  part = await import('./timeline-part');
}

export interface TimelineView {
  /** Undefined: no headings, by order or failure. */
  part: TimelinePart | undefined;
  timeline: Timeline | undefined;
  /** True until the part has loaded. */
  isAwaited: boolean;
}

export interface TimelineOptions {
  sort: MediaSort;
  /** The zone of the wedding. */
  timeZone: string;
}

/** The orders by moment have headings. */
export function useTimeline(
  view: Folded,
  { sort, timeZone }: TimelineOptions,
): TimelineView {
  const isNeeded = sort !== 'uploaded';
  const [openers, setOpeners] = useState<Openers | undefined>(
    () => part && new part.Openers(),
  );
  const [hasEnded, end] = useReducer(() => true, false);
  const { i18n } = useTranslation();
  const language = formatLanguage(i18n.language);
  useEffect(() => {
    // It may have come between the render and now.
    if (isNeeded) loadTimeline().then(end, end);
  }, [isNeeded]);
  const isAwaited = isNeeded && !part && !hasEnded;
  const loaded = isNeeded && !isAwaited ? part : undefined;
  if (loaded && !openers) setOpeners(new loaded.Openers());
  const timeline = useMemo(() => {
    if (!loaded) return undefined;
    return sort === 'story' && openers
      ? new loaded.Story(view, timeZone, language, openers)
      : new loaded.Timeline(view, timeZone, language);
  }, [loaded, openers, sort, view, timeZone, language]);
  return { part: loaded, timeline, isAwaited };
}
