import { useTranslation } from 'react-i18next';
import {
  AlbumViewer,
  type AlbumViewerProps,
} from '../../../shared/media/viewer/album-viewer';

/** A picture of the guests' album over the whole page. */
export function OpenedAlbum(
  props: Pick<
    AlbumViewerProps,
    'items' | 'isComplete' | 'id' | 'read' | 'onClose'
  >,
) {
  const { t } = useTranslation();
  return <AlbumViewer label={t('album.title')} {...props} />;
}
