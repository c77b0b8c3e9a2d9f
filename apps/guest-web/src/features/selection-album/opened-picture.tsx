import { useTranslation } from 'react-i18next';
import { SELECTION_ALBUM_API } from '@hatira/contract';
import {
  AlbumViewer,
  type AlbumViewerProps,
} from '../../shared/media/viewer/album-viewer';
import styles from './album-photos.module.css';
import { DownloadLink } from './download-link';

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
        <DownloadLink
          kind="text"
          className={styles.download}
          href={SELECTION_ALBUM_API.file(token, id)}
          look={rest.read}
        >
          {t('gallery.download')}
        </DownloadLink>
      )}
      {...rest}
    />
  );
}
