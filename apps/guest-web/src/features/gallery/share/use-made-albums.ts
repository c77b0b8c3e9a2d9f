import { useCallback, useState } from 'react';
import {
  endSelectionAlbum,
  fetchSelectionAlbums,
  type MadeAlbums,
} from '@hatira/api-client';
import { useLoaded } from '../../../shared/lib/use-loaded';
import {
  copyPassed,
  type CopyOutcome,
  type Passed,
} from '../../../shared/media/links/passing';

/** The last outcome, of one album. */
interface Said {
  id: string;
  key: 'share.ended' | 'exposure.failed' | `gallery.guestLink.${CopyOutcome}`;
}

export type MadeAlbumsView = ReturnType<typeof useMadeAlbums>;

/**
 * Reads the couple's albums page by page, copies and ends them.
 * @returns `said` is about one album, until the next act; `loaded` is undefined
 *   while the first page loads
 */
export function useMadeAlbums(hash: number) {
  const read = useCallback(
    (signal: AbortSignal): Promise<MadeAlbums> =>
      fetchSelectionAlbums(hash, undefined, signal),
    [hash],
  );
  const { value: loaded, error, retry, change } = useLoaded(read);
  const [said, setSaid] = useState<Said>();
  /** An ended album leaves the list with the word of it. */
  const clear = () => {
    if (said?.key === 'share.ended') change(without(said.id));
    setSaid(undefined);
  };
  const copy = (id: string, passed: Passed) => {
    clear();
    void copyPassed(passed).then((outcome) =>
      setSaid({ id, key: `gallery.guestLink.${outcome}` }),
    );
  };
  const end = (id: string) => {
    clear();
    endSelectionAlbum(hash, id).then(
      () => setSaid({ id, key: 'share.ended' }),
      () => setSaid({ id, key: 'exposure.failed' }),
    );
  };
  const more = () => {
    clear();
    fetchSelectionAlbums(hash, loaded?.nextCursor).then(
      (page) =>
        change(({ albums }) => ({
          albums: [...albums, ...page.albums],
          nextCursor: page.nextCursor,
        })),
      // The button stays for the next press.
      () => undefined,
    );
  };
  return { loaded, error, retry, said, clear, copy, end, more };
}

function without(id: string) {
  return ({ albums, ...rest }: MadeAlbums): MadeAlbums => ({
    ...rest,
    albums: albums.filter((album) => album.id !== id),
  });
}
