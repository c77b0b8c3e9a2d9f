import { Suspense, useState } from 'react';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { parsePlace } from '../../../shared/media/viewer/viewer-place';
import { hasCelebrated } from './celebrated';
import type { CelebrationProps } from './celebration';

const Celebration = lazyExtra(async () => {
  const part = await import('./celebration');
  await part.loadChoices();
  return part.Celebration;
});

/** Loads on the first visit alone, and not over an item of the address. */
export function CelebrationOnce(props: CelebrationProps) {
  const [isDue] = useState(
    () =>
      !hasCelebrated(props.hash) && parsePlace(location.hash).id === undefined,
  );
  return (
    isDue && (
      <Suspense>
        <Celebration {...props} />
      </Suspense>
    )
  );
}
