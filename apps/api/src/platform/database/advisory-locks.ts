/**
 * What the product's processes keep each other from doing at the same time, by advisory locks of PostgreSQL. A class
 * follows from its place here, so no two are equal; new ones go to the end, as other versions may be running.
 */
const CLASSES = [
  'migrations',
  'instances',
  'installation',
  'backup',
  'storage',
] as const;
const FIRST_CLASS = 7_428_001;

/**
 * First of the two numbers of a lock; the second is 0 where there is but one of its kind. Locks of one number (ids of
 * weddings, hashes of files) are others for PostgreSQL, whatever their values.
 */
export function lockClass(name: (typeof CLASSES)[number]): number {
  return FIRST_CLASS + CLASSES.indexOf(name);
}
