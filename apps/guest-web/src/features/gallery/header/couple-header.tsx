import type { WeddingInfo } from '@hatira/contract';
import type { Listing } from '../../../shared/media/feed/listing';
import { CoupleTitle } from '../../../shared/media/wedding/couple-title';
import styles from './couple-header.module.css';
import { coverOf } from './cover';
import { useMemoryCount } from './use-memory-count';

interface CoupleHeaderProps {
  wedding: WeddingInfo;
  /** The listing without a filter. */
  listing: Listing;
}

/** The names, on a phone large on the couple's picture; the bar has them elsewhere. */
export function CoupleHeader({ wedding, listing }: CoupleHeaderProps) {
  return (
    <header
      className={styles.header}
      data-cover={wedding.cover !== undefined}
      style={coverOf(wedding)}
    >
      <CoupleTitle wedding={wedding} />
      <p className={styles.count}>{useMemoryCount(listing)}</p>
    </header>
  );
}
