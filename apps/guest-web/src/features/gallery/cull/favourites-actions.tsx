import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { shareChosen } from '../../../shared/media/links/share-part';
import { Button } from '../../../shared/ui/button/button';
import { useToast } from '../../../shared/ui/dialog/toast';
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
}

/** The ways to go on with the favourites: in the gallery, as a zip, as an album. */
export function FavouritesActions({
  items,
  favourites,
  onSee,
}: FavouritesActionsProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { selection: tiles } = useGalleryTools();
  const [selection] = useState(() => new Selection());
  const { state, start } = useBulkDownload(items, selection);
  const files = () => tiles.filesOf(favourites.map(({ id }) => id));
  const download = () => {
    selection.keepOnly(files());
    selection.add(files());
    void start();
  };
  const share = () =>
    shareChosen({ ids: files() }).catch(() =>
      toast({ text: t('viewer.shareError'), kind: 'error' }),
    );
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
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => void share()}>
        {t('favourites.toAlbum')}
      </Button>
      <SpokenDownload state={state} />
    </>
  );
}
