import { API, type ArchiveState, type MediaChanges } from '@hatira/contract';
import { tellNews } from './gallery-news';
import { waitMs } from './patience';

export interface ChangeListener {
  /** From here on every change is told; what was before must be looked up. Again after each break. */
  onReady: () => void;
  onChanges: (changes: MediaChanges) => void;
}

/**
 * Listens to the changes of a wedding's media by server-sent events, and connects again after every break. A page that
 * nobody sees lets go of its connection: phones and servers have few of them.
 * @returns ends it
 */
export function followChanges(hash: number, listener: ChangeListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    const opened = (source = new EventSource(API.galleryEvents(hash)));
    opened.addEventListener('ready', () => {
      failures = 0;
      listener.onReady();
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
    // The browser itself tries again after a broken line, but not after an answer that was no stream.
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, waitMs((failures += 1)));
    });
  };
  const follow = () => (document.visibilityState === 'hidden' ? close() : open());

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
