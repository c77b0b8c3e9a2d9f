import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { Button } from '../../../shared/ui/button/button';
import { useBulkDownload } from '../actions/use-bulk-download';
import { DownloadButton, SpokenDownload } from '../header/download-button';
import { useGalleryTools } from '../tools/gallery-tools';
import { Selection } from '../tools/selection';

export interface FavouritesActionsProps {
  /** All files of the listing. */
  items: readonly MediaItem[];
  favourites: readonly MediaItem[];
  /** Filters the gallery by them. */
  onSee: () => void;
  /** Makes an album of the files with these ids; absent: no button. */
  onMakeAlbum?: ((ids: readonly string[]) => void) | undefined;
}

/** The ways to go on with the favourites: in the gallery, as a zip, as an album. */
export function FavouritesActions({
  items,
  favourites,
  onSee,
  onMakeAlbum,
}: FavouritesActionsProps) {
  const { t } = useTranslation();
  const { selection: tiles } = useGalleryTools();
  const [selection] = useState(() => new Selection());
  const { state, start } = useBulkDownload(items, selection);
  const files = () => tiles.filesOf(favourites.map(({ id }) => id));
  const download = () => {
    selection.keepOnly(files());
    selection.add(files());
    void start();
  };
  return (
    <>
      <Button kind="quiet" onClick={onSee}>
        {t('favourites.see')}
      </Button>
      <DownloadButton
        state={state}
        className=""
        label={t('cull.downloadBest', { number: favourites.length })}
        onStart={download}
      />
      {onMakeAlbum && (
        <Button kind="quiet" onClick={() => onMakeAlbum(files())}>
          {t('favourites.toAlbum')}
        </Button>
      )}
      <SpokenDownload state={state} />
    </>
  );
}
