import { MIGRATIONS } from './index.js';

/** Returns those names that only a newer version knows; those of before the baseline are older. */
export function unknownOf(names: readonly string[]): string[] {
  const known = MIGRATIONS.map(({ name }) => name);
  const baseline = timeOf(known[0] ?? '');
  return names.filter(
    (name) => !known.includes(name) && timeOf(name) >= baseline,
  );
}

/** A migration's name ends with its time. */
function timeOf(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? Infinity);
}
