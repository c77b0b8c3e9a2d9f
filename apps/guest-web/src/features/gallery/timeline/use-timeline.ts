import { useEffect, useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../shared/i18n/i18n';
import type { Folded } from '../../../shared/media/file/folded';
import type { Timeline } from './timeline';

type TimelinePart = typeof import('./timeline-part');

/** Loads for galleries in order of moments. */
let part: TimelinePart | undefined;

export async function loadTimeline(): Promise<void> {
  const loaded = await import('./timeline-part');
  await loaded.loadChoices();
  part = loaded;
}

export interface TimelineView {
  /** Undefined: no headings, by order or failure. */
  part: TimelinePart | undefined;
  timeline: Timeline | undefined;
  /** True until the part has loaded. */
  isAwaited: boolean;
}

/** @param timeZone undefined: the order has no headings */
export function useTimeline(
  view: Folded,
  timeZone: string | undefined,
): TimelineView {
  const isNeeded = timeZone !== undefined;
  const [hasEnded, end] = useReducer(() => true, false);
  const { i18n } = useTranslation();
  const language = formatLanguage(i18n.language);
  useEffect(() => {
    if (isNeeded && !part) loadTimeline().then(end, end);
  }, [isNeeded]);
  const isAwaited = isNeeded && !part && !hasEnded;
  const loaded = isNeeded && !isAwaited ? part : undefined;
  const timeline = useMemo(
    () =>
      loaded && timeZone !== undefined
        ? new loaded.Timeline(view, timeZone, language)
        : undefined,
    [loaded, view, timeZone, language],
  );
  return { part: loaded, timeline, isAwaited };
}
