import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SELECTION_ALBUM_API, type AlbumItem } from '@hatira/contract';
import { shownItem } from '../../shared/media/album/shown-item';
import { ViewerOverPage } from '../../shared/media/viewer/viewer-over-page';
import { LinkButton } from '../../shared/ui/button/button';
import { DownloadIcon } from '../../shared/ui/button/icons';
import styles from './album-photos.module.css';

interface OpenedPictureProps {
  /** Not empty. */
  items: readonly AlbumItem[];
  /** False while later ones are not loaded. */
  isComplete: boolean;
  /** The item to begin with. */
  id: string;
  token: string;
  /** @param id the item shown last */
  onClose: (id: string) => void;
}

/** A picture over the whole page, to look at and to download. */
export function OpenedPicture({ items, token, ...rest }: OpenedPictureProps) {
  const { t } = useTranslation();
  const shown = useMemo(() => items.map(shownItem), [items]);
  return (
    <ViewerOverPage
      label={t('gallery.items')}
      items={shown}
      extraActions={({ id }) => (
        <LinkButton
          kind="text"
          className={styles.download}
          href={SELECTION_ALBUM_API.file(token, id)}
          download=""
        >
          <DownloadIcon />
          {t('gallery.download')}
        </LinkButton>
      )}
      {...rest}
    />
  );
}
