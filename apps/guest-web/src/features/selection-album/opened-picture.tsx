import { useTranslation } from 'react-i18next';
import { SELECTION_ALBUM_API } from '@hatira/contract';
import {
  AlbumViewer,
  type AlbumViewerProps,
} from '../../shared/media/viewer/album-viewer';
import { LinkButton } from '../../shared/ui/button/button';
import { DownloadIcon } from '../../shared/ui/button/icons';
import styles from './album-photos.module.css';

interface OpenedPictureProps extends Pick<
  AlbumViewerProps,
  'items' | 'id' | 'read' | 'onMore' | 'onClose'
> {
  token: string;
}

/** A picture over the whole page, to look at and to download. */
export function OpenedPicture({ token, onMore, ...rest }: OpenedPictureProps) {
  const { t } = useTranslation();
  return (
    <AlbumViewer
      label={t('gallery.items')}
      isComplete={!onMore}
      onMore={onMore}
      actions={(id) => (
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
