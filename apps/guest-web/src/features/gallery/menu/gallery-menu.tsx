import { useTranslation } from 'react-i18next';
import type { WeddingInfo } from '@hatira/contract';
import type { Listing } from '../../../shared/media/feed/listing';
import { OrderChoice } from '../../../shared/media/order/order-choice';
import type { MediaOrder } from '../../../shared/media/order/use-media-order';
import { Dialog } from '../../../shared/ui/dialog/dialog';
import { DensityChoice } from '../density/density-choice';
import { StackChoice } from '../stacks/stack-choice';
import type { Stacking } from '../stacks/stacking';
import { AlbumLinks } from './album-links';
import { DeviceChoices } from './device-choices';
import { DownloadRows } from './download-rows';
import styles from './gallery-menu.module.css';
import { CullRow, MenuGroup, MenuRow } from './menu-parts';
import { stepFocus } from './step-focus';

export { loadChoices } from '../../../shared/i18n/choices';

interface GalleryMenuProps {
  hash: number;
  wedding: WeddingInfo;
  /** The listing without the filter. */
  whole: Listing;
  listing: Listing;
  order: MediaOrder;
  stacking: Stacking;
  onCull: () => void;
  onClose: () => void;
}

/** Everything that is not on the first screen, in groups. */
export function GalleryMenu({
  hash,
  wedding,
  whole,
  listing,
  order,
  stacking,
  onCull,
  onClose,
}: GalleryMenuProps) {
  const { t } = useTranslation();
  const isFilled = whole.items.length > 0;
  const isCouple = wedding.access === 'full';
  return (
    <Dialog isSheet title={t('gallery.more')} onClose={onClose}>
      {/* Arrows go from row to row; the rows themselves are links, buttons and choices. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.menu} onKeyDown={stepFocus}>
        {isFilled && (
          <MenuGroup>
            {!wedding.isDemo && (
              <DownloadRows whole={whole} onClose={onClose} />
            )}
            <CullRow whole={whole} listing={listing} onCull={onCull} />
          </MenuGroup>
        )}
        {isCouple && (
          <MenuGroup title={t('menu.album')}>
            <AlbumLinks
              hash={hash}
              wedding={wedding}
              whole={whole}
              onClose={onClose}
            />
          </MenuGroup>
        )}
        {isFilled && (
          <MenuGroup title={t('menu.look')}>
            <MenuRow label={t('order.label')}>
              <OrderChoice order={order} />
            </MenuRow>
            <StackChoice items={listing.items} stacking={stacking}>
              {(choice) => (
                <MenuRow label={t('stacks.label')}>{choice}</MenuRow>
              )}
            </StackChoice>
            <MenuRow label={t('density.across')}>
              <DensityChoice />
            </MenuRow>
          </MenuGroup>
        )}
        <MenuGroup title={t('menu.device')}>
          <DeviceChoices />
        </MenuGroup>
      </div>
    </Dialog>
  );
}
