/* eslint-disable no-restricted-globals -- detected before use */
import { useEffect, useRef } from 'react';
import { slugKey } from '@hatira/contract';
import { currentUploadPath } from '../mine/upload-path';
import { dropFile } from './drop-file';
import type { Uploads } from './use-uploads';
import { savedKey } from './visit';

const NAME = 'visit';
const QUESTION = 'what is saved?';

/** Between the tabs of a browser, over the channel `visit`: a question, or news of a wedding. */
export type VisitMessage =
  | typeof QUESTION
  | {
      wedding: string;
      /** Addresses of files that the visit has saved. */
      saved?: string[];
      /** The address of a file that the guest has removed from the gallery. */
      dropped?: string;
    };

/** Makes the visits of several open tabs one: each knows what the others have saved. */
export function VisitTabs({ uploads }: { uploads: Uploads }) {
  const now = useRef(uploads);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    now.current = uploads;
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
  const own = ownUrlsOf(uploads).join('\n');
  useEffect(() => {
    if (own) tell(channel.current, { saved: own.split('\n') });
  }, [own]);
  return null;
}

/** Takes a file that the guest has removed from the gallery off the other tabs. */
export function tellDropped(url: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  tell(channel, { dropped: url });
  channel.close();
}

function tell(
  channel: BroadcastChannel | undefined,
  news: { saved: string[] } | { dropped: string },
): void {
  const wedding = slugKey(currentUploadPath());
  channel?.postMessage({ wedding, ...news } satisfies VisitMessage);
}

function hear(
  message: VisitMessage,
  uploads: Uploads,
  channel: BroadcastChannel,
): void {
  const [before, setSaved] = uploads.visit;
  if (message === QUESTION) {
    const saved = [...new Set([...before, ...ownUrlsOf(uploads)])];
    return tell(channel, { saved });
  }
  const { wedding, saved = [], dropped } = message;
  if (wedding !== slugKey(currentUploadPath())) return;
  if (dropped) dropFile(uploads, dropped);
  if (saved.length === 0) return;
  saved.forEach(keep);
  setSaved((known) => new Set([...known, ...saved]));
}

function ownUrlsOf({ snapshot: { items } }: Uploads): string[] {
  return items.flatMap(({ storageUrl }) => storageUrl ?? []);
}

/** A reload of this tab then counts the other's files, too. */
function keep(url: string): void {
  try {
    sessionStorage.setItem(savedKey(url), '');
  } catch {
    // Without storage the other tab is asked again.
  }
}
