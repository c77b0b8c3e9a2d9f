import type { FavouriteButtonProps } from './heart';
import { useMarks } from './marks-context';

/** The heart of this device's partner; absent for links without marks. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const marks = useMarks();
  return marks && <marks.Heart {...props} {...marks} />;
}
