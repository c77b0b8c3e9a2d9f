/** The keys that are held beside one, as of a `KeyboardEvent`. */
interface Held {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The number of items that a key turns, negative towards the first. Other keys have no number. */
export const STEP_OF_KEY: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** True when the browser or the system has its own use for the key. */
export function isShortcut({ altKey, ctrlKey, metaKey }: Held): boolean {
  return altKey || ctrlKey || metaKey;
}
