import { API, type ArchiveState, type MediaChanges } from '@hatira/contract';
import { emitArchiveEvent } from './archive-events';
import { waitMs } from './retry';

export interface ChangeListener {
  /** The list must be loaded again. */
  onGap: () => void;
  onChanges: (changes: MediaChanges) => void;
}

/** The server sends every 20 seconds. */
const SILENCE_MS = 45_000;

/**
 * Reconnects after a break or long silence. A hidden page disconnects: phones
 * and servers have few connections.
 * @returns stops it
 */
export function followChanges(
  hash: number,
  listener: ChangeListener,
): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const silence = timerOf(SILENCE_MS, () => {
    listener.onGap();
    open();
  });
  const close = () => {
    clearTimeout(timer);
    silence.end();
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    const opened = (source = new EventSource(API.galleryEvents(hash)));
    silence.begin();
    for (const event of ['ready', 'media', 'archive', 'beat'])
      opened.addEventListener(event, silence.begin);
    opened.addEventListener('ready', () => (failures = 0));
    forwardEvents(opened, hash, listener);
    // The browser reconnects after a break, not after another answer: the link
    // may have ended.
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, waitMs((failures += 1)));
      listener.onGap();
    });
  };
  return whileVisible(open, close);
}

function forwardEvents(
  source: EventSource,
  hash: number,
  listener: ChangeListener,
): void {
  source.addEventListener('ready', () => {
    listener.onGap();
    emitArchiveEvent(hash, 'unknown');
  });
  source.addEventListener('media', ({ data }: MessageEvent<string>) => {
    const changes = JSON.parse(data) as MediaChanges;
    listener.onChanges(changes);
    // Archives with a deleted file are invalid.
    if (changes.removed.length > 0) emitArchiveEvent(hash, 'unknown');
  });
  source.addEventListener('archive', ({ data }: MessageEvent<string>) =>
    emitArchiveEvent(hash, JSON.parse(data) as ArchiveState),
  );
}

function whileVisible(open: () => void, close: () => void): () => void {
  const follow = () =>
    document.visibilityState === 'hidden' ? close() : open();
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}

function timerOf(
  ms: number,
  run: () => void,
): { begin: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    timer = setTimeout(run, ms);
  };
  return { begin, end };
}
