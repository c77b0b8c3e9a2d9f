/* eslint-disable no-restricted-globals -- detected before use */
import { useEffect, useRef } from 'react';
import type { Uploads } from './use-uploads';

const NAME = 'visit';
const QUESTION = 'what is saved?';

/** Between the tabs of a browser, over the channel `visit`: a question, or news of a wedding. */
export type VisitMessage =
  | typeof QUESTION
  | {
      wedding: string;
      /** Addresses of files that the visit has saved. */
      saved: string[];
      /** Addresses of files that the guest has removed from the gallery. */
      dropped: string[];
    };

interface VisitTabsProps {
  uploads: Uploads;
  /** The key of the upload path. */
  wedding: string;
  /** The key of a saved file in sessionStorage. */
  keyOf: (url: string) => string;
  /** Another tab has removed the file from the gallery. */
  onDropped: (url: string) => void;
}

/** Makes the visits of several open tabs one: each knows what the others have saved. */
export function VisitTabs(props: VisitTabsProps) {
  const { uploads, wedding } = props;
  const now = useRef(props);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    now.current = props;
  });
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(NAME);
    opened.onmessage = ({ data }: MessageEvent<VisitMessage>) =>
      hear(data, now.current, opened);
    opened.postMessage(QUESTION satisfies VisitMessage);
    channel.current = opened;
    return () => opened.close();
  }, []);
  const own = urlsOf(uploads).join('\n');
  const told = useRef<string[]>([]);
  useEffect(() => {
    const saved = own ? own.split('\n') : [];
    const dropped = told.current.filter((url) => !saved.includes(url));
    told.current = saved;
    if (saved.length > 0 || dropped.length > 0)
      tell(channel.current, { wedding, saved, dropped });
  }, [own, wedding]);
  return null;
}

function tell(
  channel: BroadcastChannel | undefined,
  message: VisitMessage,
): void {
  channel?.postMessage(message);
}

function hear(
  message: VisitMessage,
  { uploads, wedding: own, keyOf, onDropped }: VisitTabsProps,
  channel: BroadcastChannel,
): void {
  if (message === QUESTION)
    return tell(channel, { wedding: own, saved: urlsOf(uploads), dropped: [] });
  const { wedding, saved, dropped } = message;
  if (wedding !== own) return;
  dropped.forEach(onDropped);
  const known = urlsOf(uploads);
  const fresh = saved.filter((url) => !known.includes(url));
  if (fresh.length === 0) return;
  for (const url of fresh) keep(keyOf(url));
  const [, setSaved] = uploads.visit;
  setSaved((before) => new Set([...before, ...fresh]));
}

function urlsOf({ visit: [before], snapshot: { items } }: Uploads): string[] {
  const own = items.flatMap(({ storageUrl }) => storageUrl ?? []);
  return [...new Set([...before, ...own])];
}

/** A reload of this tab then counts the other's files, too. */
function keep(key: string): void {
  try {
    sessionStorage.setItem(key, '');
  } catch {
    // Without storage the other tab is asked again.
  }
}
