import type { MediaItem } from '@hatira/contract';
import type { Selection } from '../../tools/selection';

/** The photos below the selected tiles that are not selected. */
export function leftBelow(selection: Selection): MediaItem[] {
  return selection
    .ids()
    .flatMap((id) =>
      selection.below(id).filter((one) => !selection.has(one.id)),
    );
}
