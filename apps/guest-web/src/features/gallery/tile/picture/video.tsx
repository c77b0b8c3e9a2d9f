import type { MediaItem } from '@hatira/contract';
import { VideoPlayer } from '../../../../shared/ui/player/video-player';
import { useGalleryTools } from '../../tools/gallery-tools';
import { QueuedPicture } from './queued-picture';
import { useLoadPlace } from './use-load-place';

/** Seconds (specification section 9). */
const PREVIEW_AT_SECONDS = 1;

interface VideoProps {
  item: MediaItem;
  address: string;
  poster: string | undefined;
  tabIndex: number;
  onFail: () => void;
}

/** Loads only a frame until it is played. */
export function Video({ poster, ...props }: VideoProps) {
  const { item, address, tabIndex, onFail } = props;
  if (poster === undefined) return <VideoWithoutPoster {...props} />;
  return (
    <VideoPlayer
      src={address}
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
  address,
  tabIndex,
  onFail,
}: Omit<VideoProps, 'poster'>) {
  const { reportSize } = useGalleryTools();
  const { allowed, finish, leave } = useLoadPlace(item.id, address);
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
