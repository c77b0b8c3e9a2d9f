/**
 * Names of PostgreSQL advisory locks that processes share. The class is the
 * position in this list: append only, because another version may be running.
 */
const CLASSES = [
  'migrations',
  'instances',
  'installation',
  'backup',
  'storage',
  'weddingPaths',
] as const;
const FIRST_CLASS = 7_428_001;

/**
 * First of the two numbers of a lock; the second is 0 for a single lock. They
 * never collide with locks that have one number (wedding ids, file hashes).
 */
export function lockClass(name: (typeof CLASSES)[number]): number {
  return FIRST_CLASS + CLASSES.indexOf(name);
}
