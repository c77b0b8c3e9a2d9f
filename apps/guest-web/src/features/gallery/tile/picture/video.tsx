import type { MediaItem } from '@hatira/contract';
import { viewUrl } from '../../../../shared/media/file/media-file';
import { VideoPlayer } from '../../../../shared/ui/player/video-player';
import { useGalleryTools } from '../../tools/gallery-tools';
import { QueuedPicture } from './queued-picture';
import { useLoadPlace } from './use-load-place';

/** Seconds (specification section 9). */
const PREVIEW_AT_SECONDS = 1;

interface VideoProps {
  item: MediaItem;
  poster: string | undefined;
  tabIndex: number;
  onFail: () => void;
}

/** Loads only a frame until it is played. */
export function Video({ item, poster, tabIndex, onFail }: VideoProps) {
  if (poster === undefined)
    return (
      <VideoWithoutPoster item={item} tabIndex={tabIndex} onFail={onFail} />
    );
  return (
    <VideoPlayer
      src={viewUrl(item)}
      label={item.file_name}
      poster={<QueuedPicture item={item} address={poster} />}
      tabIndex={tabIndex}
      onFail={onFail}
    />
  );
}

/** The first bytes contain the frame. */
function VideoWithoutPoster({
  item,
  tabIndex,
  onFail,
}: Omit<VideoProps, 'poster'>) {
  const { reportSize } = useGalleryTools();
  const { allowed, finish, leave } = useLoadPlace(item.id, viewUrl(item));
  return (
    <VideoPlayer
      src={allowed}
      label={item.file_name}
      previewAtSeconds={PREVIEW_AT_SECONDS}
      tabIndex={tabIndex}
      onReady={({ width, height }) => {
        finish();
        reportSize(item.id, height / width);
      }}
      onFail={() => {
        leave();
        reportSize(item.id, undefined);
        onFail();
      }}
    />
  );
}
