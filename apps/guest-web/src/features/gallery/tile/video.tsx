import { VideoPlayer } from '../../../shared/ui/player/video-player';
import { tileUrl, type GalleryItem } from '../gallery-item';
import { useGalleryTools } from '../gallery-tools';
import { useLoadPlace } from './use-load-place';

/** The frame that stands for a video (specification section 9). Seconds. */
const PREVIEW_AT_SECONDS = 1;

interface VideoProps {
  item: GalleryItem;
  tabIndex: number;
  onFail: () => void;
}

/** A video whose first bytes come when it is its turn; the rest when it is played. */
export function Video({ item, tabIndex, onFail }: VideoProps) {
  const { reportSize } = useGalleryTools();
  const { mayLoad, finish } = useLoadPlace(item.id);
  const fail = () => {
    finish();
    reportSize(item.id, undefined);
    onFail();
  };
  return (
    <VideoPlayer
      src={mayLoad ? tileUrl(item) : undefined}
      label={item.file_name}
      previewAtSeconds={PREVIEW_AT_SECONDS}
      tabIndex={tabIndex}
      onReady={({ width, height }) => {
        finish();
        reportSize(item.id, height / width);
      }}
      onFail={fail}
    />
  );
}
