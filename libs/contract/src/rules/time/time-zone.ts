const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/;
const MAX_LENGTH = 64;
/** Bounds the memory for names that differ in case. */
const MAX_KNOWN = 1_000;
const known = new Map<string, string>();

/**
 * Returns the name as Intl writes it; undefined unless it is an IANA name.
 * Offsets such as `+03:00` are no names.
 */
export function canonicalTimeZone(name: string): string | undefined {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (name.length > MAX_LENGTH || !NAME.test(name)) return undefined;
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone: name });
    const { timeZone } = format.resolvedOptions();
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(name, timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}
