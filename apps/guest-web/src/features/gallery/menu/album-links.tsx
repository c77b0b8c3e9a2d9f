import { useTranslation } from 'react-i18next';
import {
  cardsPageUrl,
  deletedPageUrl,
  eventsPageUrl,
  visibilityPageUrl,
  wallsPageUrl,
  type WeddingInfo,
} from '@hatira/contract';
import type { Listing } from '../../../shared/media/feed/listing';
import { Icon } from '../../../shared/ui/button/icon';
import {
  EyeIcon,
  HourglassIcon,
  TrashIcon,
} from '../../../shared/ui/button/icons';
import { useToast } from '../../../shared/ui/dialog/toast';
import { useFilter } from '../filter/use-filter';
import { openInvite } from '../invite/open-invite';
import { CalendarIcon } from '../tools/calendar-icon';
import { MenuButton, MenuLink } from './menu-parts';

const LETTER = 'M3 6h18v13H3zM3 7l9 7 9-7';
const SCREEN = 'M3 5h18v12H3zM8 21h8M12 17v4';
const BOOK = 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11';

interface AlbumLinksProps {
  hash: number;
  wedding: WeddingInfo;
  /** The listing without the filter. */
  whole: Listing;
  onClose: () => void;
}

/** The couple's other pages, and the files that wait for its choice. */
export function AlbumLinks({ hash, wedding, whole, onClose }: AlbumLinksProps) {
  const { t } = useTranslation();
  return (
    <>
      {!wedding.isDemo && (
        <>
          <InviteRow wedding={wedding} onClose={onClose} />
          <MenuLink to={wallsPageUrl(hash)} icon={<Icon path={SCREEN} />}>
            {t('gallery.walls')}
          </MenuLink>
          <MenuLink to={eventsPageUrl(hash)} icon={<CalendarIcon />}>
            {t('gallery.events')}
          </MenuLink>
          <MenuLink to={visibilityPageUrl(hash)} icon={<EyeIcon />}>
            {t('gallery.visibility')}
          </MenuLink>
        </>
      )}
      <WaitingRow whole={whole} onClose={onClose} />
      <MenuLink to={cardsPageUrl(hash)} icon={<Icon path={BOOK} />}>
        {t('gallery.cards')}
      </MenuLink>
      {!wedding.isDemo && (
        <MenuLink to={deletedPageUrl(hash)} icon={<TrashIcon />}>
          {t('deleted.title')}
        </MenuLink>
      )}
    </>
  );
}

/** The guests' link, and words to send it with. */
function InviteRow({
  wedding,
  onClose,
}: Pick<AlbumLinksProps, 'wedding' | 'onClose'>) {
  const { t } = useTranslation();
  const toast = useToast();
  return (
    <MenuButton
      icon={<Icon path={LETTER} />}
      onClick={() => {
        onClose();
        openInvite(wedding).catch(() =>
          toast({ text: t('viewer.shareError'), kind: 'error' }),
        );
      }}
    >
      {t('gallery.invite')}
    </MenuButton>
  );
}

/** Leads to the files that wait for the couple's choice; absent without any. */
function WaitingRow({
  whole,
  onClose,
}: Pick<AlbumLinksProps, 'whole' | 'onClose'>) {
  const { t } = useTranslation();
  const { change } = useFilter();
  const number = whole.items.filter(
    ({ exposure, motion_of }) => exposure === 'held' && !motion_of,
  ).length;
  if (number === 0) return null;
  return (
    <MenuButton
      icon={<HourglassIcon />}
      data-news
      onClick={() => {
        onClose();
        change({ exposure: 'held' });
      }}
    >
      {t('exposure.counts.held', { number })}
    </MenuButton>
  );
}
