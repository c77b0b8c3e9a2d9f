import { Suspense } from 'react';
import { lazyExtra } from '../../shared/lib/lazy-extra';
import { PrivacyLine } from '../../shared/ui/page/privacy-line';
import type { DeletedLinkProps } from './deleted-link';
import styles from './open-gallery.module.css';

const DeletedLink = lazyExtra(() =>
  import('./deleted-link').then((part) => part.openDeletedLink()),
);

export function GalleryFoot(props: DeletedLinkProps) {
  return (
    <div className={styles.foot}>
      <Suspense>
        <DeletedLink {...props} />
      </Suspense>
      <PrivacyLine />
    </div>
  );
}
