import { useTranslation } from 'react-i18next';
import { useDownloads } from '../../../shared/media/download/downloads-context';
import {
  MoreIcon,
  ShareIcon,
  SlideshowIcon,
} from '../../../shared/media/viewer/icons';
import { Icon } from '../../../shared/ui/button/icon';
import { ArchiveIcon } from '../../../shared/ui/button/icons';
import { useGalleryTools } from '../tools/gallery-tools';
import { BarButton } from './bar-button';

const LENS = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2L21 21';
const TICK = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.2l2.8 2.8L16 9.5';

interface GalleryControlsProps {
  /** Whether the filter leaves a file. */
  hasShown: boolean;
  /** An empty gallery has its menu alone. */
  isFilled: boolean;
  isSearching: boolean;
  /** Undefined: the link may not pass the album on. */
  onShare: (() => void) | undefined;
  /** Undefined: the link passes the album on, or may not take it whole. */
  onEverything: (() => void) | undefined;
  onShow: () => void;
  onSearch: () => void;
  onMenu: () => void;
}

/** Five controls at most; the menu has the others. */
export function GalleryControls({
  hasShown,
  isFilled,
  isSearching,
  onShare,
  onEverything,
  onShow,
  onSearch,
  onMenu,
}: GalleryControlsProps) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const { isAsking } = useDownloads();
  return (
    <>
      {onShare && (
        <BarButton
          kind="main"
          label={t('viewer.share')}
          icon={<ShareIcon />}
          aria-haspopup="dialog"
          onClick={onShare}
        />
      )}
      {onEverything && (
        <BarButton
          kind="main"
          label={t('downloads.all')}
          icon={<ArchiveIcon />}
          aria-disabled={isAsking}
          onClick={() => isAsking || onEverything()}
        />
      )}
      {isFilled && (
        <>
          <BarButton
            label={t('viewer.slideshow')}
            icon={<SlideshowIcon />}
            aria-disabled={!hasShown}
            onClick={() => hasShown && onShow()}
          />
          <BarButton
            label={t('gallery.search')}
            icon={<Icon path={LENS} />}
            aria-expanded={isSearching}
            onClick={onSearch}
          />
          <BarButton
            label={t('gallery.choose')}
            icon={<Icon path={TICK} />}
            data-next
            onClick={() => selection.begin()}
          />
        </>
      )}
      <MenuButton onMenu={onMenu} />
    </>
  );
}

/** Its sign says that an archive is ready, and moves no photo. */
function MenuButton({ onMenu }: Pick<GalleryControlsProps, 'onMenu'>) {
  const { t } = useTranslation();
  const { archives } = useDownloads();
  const isReady = archives.some(({ status }) => status === 'ready');
  const label = t('gallery.more');
  return (
    <BarButton
      kind="icon"
      label={isReady ? `${label}: ${t('downloads.found')}` : label}
      icon={<MoreIcon />}
      data-news={isReady}
      aria-haspopup="dialog"
      onClick={onMenu}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onMenu();
      }}
    />
  );
}
