import { useLayoutEffect, useMemo } from 'react';
import type { Listing } from '../../../shared/media/feed/listing';
import {
  folded,
  type Folded,
  type Stacker,
} from '../../../shared/media/file/folded';
import { useGalleryTools } from '../tools/gallery-tools';
import { useIds } from '../tools/id-set';

/** The tiles; the selection follows them. */
export function useFolded(
  { items, isComplete }: Listing,
  stacker: Stacker | undefined,
): Folded {
  const { open, selection } = useGalleryTools();
  const openIds = useIds(open);
  const view = useMemo(
    () => folded(items, { isComplete, open: openIds, stacker }),
    [items, isComplete, openIds, stacker],
  );
  useLayoutEffect(() => selection.follow(view), [selection, view]);
  return view;
}
