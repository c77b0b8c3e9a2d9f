import { useCallback, useEffect, useState } from 'react';
import { fetchUploadSwitch } from '@hatira/api-client';
import { withJitter } from '../../../shared/lib/with-jitter';
import { currentUploadPath } from '../mine/upload-path';

const LOOK_MS = 60_000;

/** What the server says of the album. */
export interface AlbumState {
  isOpen: boolean;
  /** The end of an album's seal. */
  opensAt?: string | undefined;
}

/**
 * Follows the couple's choice while guests see no album, by the small answer
 * that opened the page. An open album tells of its end itself, by `tell`.
 * @returns undefined while the couple shows guests no album
 */
export function useAlbumState(atFirst: AlbumState | undefined) {
  const [album, setAlbum] = useState(atFirst);
  const isOpen = album?.isOpen === true;
  const tell = useCallback(
    (now: AlbumState | undefined) =>
      setAlbum((before) => (isSame(before, now) ? before : now)),
    [],
  );
  useEffect(() => {
    if (isOpen) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      fetchUploadSwitch(currentUploadPath()).then(
        ({ album: now }) => tell(now),
        () => undefined,
      );
    };
    const timer = setInterval(look, withJitter(LOOK_MS));
    return () => clearInterval(timer);
  }, [isOpen, tell]);
  return { album, tell };
}

function isSame(one: AlbumState | undefined, other: AlbumState | undefined) {
  return one?.isOpen === other?.isOpen && one?.opensAt === other?.opensAt;
}
