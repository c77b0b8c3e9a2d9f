/** Bare or quoted, 1 to 70 visible characters (RFC 2046), no escapes. */
const BOUNDARY =
  /;[ \t]*boundary=(?:"([\x20\x21\x23-\x5B\x5D-\x7E]{1,70})"|([\x21\x23-\x3A\x3C-\x5B\x5D-\x7E]{1,70}))[ \t]*(?=;|$)/i;

/** Undefined when missing, too long or ambiguous. */
export function boundaryOf(contentType: string): string | undefined {
  const found = BOUNDARY.exec(contentType);
  if (!found) return undefined;
  const rest =
    contentType.slice(0, found.index) +
    contentType.slice(found.index + found[0].length);
  const boundary = found[1] ?? found[2] ?? '';
  return boundary.endsWith(' ') || /boundary/i.test(rest)
    ? undefined
    : boundary;
}
