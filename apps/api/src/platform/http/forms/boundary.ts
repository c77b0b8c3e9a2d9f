/** One `boundary` parameter, bare or in quotes: 1 to 70 visible characters (RFC 2046) that need no escape. */
const BOUNDARY =
  /;[ \t]*boundary=(?:"([\x20\x21\x23-\x5B\x5D-\x7E]{1,70})"|([\x21\x23-\x3A\x3C-\x5B\x5D-\x7E]{1,70}))[ \t]*(?=;|$)/i;

/**
 * The boundary of a multipart content type; undefined where it is missing, too long, or where two parsers could read
 * two different ones.
 */
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
