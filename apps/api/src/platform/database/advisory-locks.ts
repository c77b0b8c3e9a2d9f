/** Advisory locks. Append only: other versions count positions too. */
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
 * First of a lock's two numbers; the second is 0 for a single lock. Never
 * collides with locks of one number (wedding ids, file hashes).
 */
export function lockClass(name: (typeof CLASSES)[number]): number {
  return FIRST_CLASS + CLASSES.indexOf(name);
}
