import { storeChoice, storedChoice } from '../../../shared/lib/stored-choice';
import { LEAST_ACROSS, MOST_ACROSS } from '../masonry/grid-shape';

const STORAGE_KEY = 'gallery-across';

/** Returns the device's choice; undefined: by the width. */
export function storedColumns(): number | undefined {
  const columns = Number(storedChoice(STORAGE_KEY));
  const isChoice = columns >= LEAST_ACROSS && columns <= MOST_ACROSS;
  return isChoice ? Math.floor(columns) : undefined;
}

export function rememberColumns(columns: number): void {
  storeChoice(STORAGE_KEY, String(columns));
}
