import { API, type ArchiveState, type MediaChanges } from '@hatira/contract';
import {
  emitArchiveEvent,
  emitTargetEvent,
  type TargetEvent,
} from './gallery-events';
import { followStream } from './follow-stream';

export interface ChangeListener {
  /** The list must be loaded again. */
  onGap: () => void;
  onChanges: (changes: MediaChanges) => void;
}

/**
 * Follows a gallery's changes.
 * @returns stops it
 */
export function followChanges(
  hash: number,
  listener: ChangeListener,
): () => void {
  let isFirst = true;
  const onReady = () => {
    listener.onGap();
    emitArchiveEvent(hash, 'unknown');
    // The page has just come with the number.
    if (!isFirst) emitTargetEvent(hash, 'unknown');
    isFirst = false;
  };
  return followStream(API.galleryEvents(hash), {
    events: ['media', 'archive', 'favourites'],
    onGap: listener.onGap,
    onOpen: (source) => {
      source.addEventListener('ready', onReady);
      forwardEvents(source, hash, listener);
    },
  });
}

function forwardEvents(
  source: EventSource,
  hash: number,
  listener: ChangeListener,
): void {
  source.addEventListener('media', ({ data }: MessageEvent<string>) => {
    const changes = JSON.parse(data) as MediaChanges;
    listener.onChanges(changes);
    // Archives with a deleted file are invalid.
    if (changes.removed.length > 0) emitArchiveEvent(hash, 'unknown');
  });
  source.addEventListener('archive', ({ data }: MessageEvent<string>) =>
    emitArchiveEvent(hash, JSON.parse(data) as ArchiveState),
  );
  source.addEventListener('favourites', ({ data }: MessageEvent<string>) =>
    emitTargetEvent(hash, JSON.parse(data) as TargetEvent),
  );
}
