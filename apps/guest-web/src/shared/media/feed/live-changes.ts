import { API, type ArchiveState, type MediaChanges } from '@hatira/contract';
import { tellNews } from './gallery-news';
import { waitMs } from './patience';

export interface ChangeListener {
  /** The list must be read again: as each connection begins, and where one is refused or silent. */
  onGap: () => void;
  onChanges: (changes: MediaChanges) => void;
}

/** The server is heard every 20 seconds: a connection that is silent for longer is none, whatever the browser thinks. */
const SILENCE_MS = 45_000;

/**
 * Listens to the changes of a wedding's media by server-sent events, and connects again after every break and every
 * long silence. A page that nobody sees lets go of its connection: phones and servers have few of them.
 * @returns ends it
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
    for (const sign of ['ready', 'media', 'archive', 'beat'])
      opened.addEventListener(sign, silence.begin);
    opened.addEventListener('ready', () => {
      failures = 0;
      listener.onGap();
      tellNews(hash, 'unknown');
    });
    opened.addEventListener('media', ({ data }: MessageEvent<string>) => {
      const changes = JSON.parse(data) as MediaChanges;
      listener.onChanges(changes);
      // Archives end with the files that they hold.
      if (changes.removed.length > 0) tellNews(hash, 'unknown');
    });
    opened.addEventListener('archive', ({ data }: MessageEvent<string>) =>
      tellNews(hash, JSON.parse(data) as ArchiveState),
    );
    // The browser itself tries again after a break, but not after an answer that was no stream: the link may have ended.
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, waitMs((failures += 1)));
      listener.onGap();
    });
  };
  const follow = () =>
    document.visibilityState === 'hidden' ? close() : open();

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}

/** One that begins anew each time. */
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
