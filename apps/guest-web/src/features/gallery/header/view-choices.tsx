import { memo, Suspense } from 'react';
import type { Listing } from '../../../shared/media/feed/listing';
import { OrderChoice } from '../../../shared/media/order/order-choice-part';
import type { MediaOrder } from '../../../shared/media/order/use-media-order';
import { StackChoice } from '../stacks/stack-choice-part';
import type { Stacking } from '../stacks/stacking';
import { ShowButton } from './show-button-part';
import styles from './view-choices.module.css';

interface ViewChoicesProps {
  listing: Listing;
  order: MediaOrder;
  stacking: Stacking;
}

/** Slideshow, stacks and order, beside the title where there is room. */
export const ViewChoices = memo(function ViewChoices({
  listing,
  order,
  stacking,
}: ViewChoicesProps) {
  return (
    <div className={styles.choices}>
      <div className={styles.first}>
        <Suspense>
          <ShowButton listing={listing} />
        </Suspense>
        <Suspense>
          <StackChoice items={listing.items} stacking={stacking} />
        </Suspense>
      </div>
      <Suspense>
        <OrderChoice order={order} />
      </Suspense>
    </div>
  );
});
