import type { WeddingInfo } from '@hatira/contract';
import { ViewOnlyNote } from '../../shared/media/wedding/view-only-note';
import { PrivacyLine } from '../../shared/ui/page/privacy-line';
import styles from './open-gallery.module.css';

/** Quiet lines below the last photo. */
export function GalleryFoot({ wedding }: { wedding: WeddingInfo }) {
  return (
    <div className={styles.foot}>
      {wedding.access === 'view' && (
        <ViewOnlyNote className={styles.viewOnly} />
      )}
      <PrivacyLine />
    </div>
  );
}
