/**
 * A mail as a mail program shows it, parsed from the bytes without the code
 * that wrote it.
 */
export interface ReceivedMail {
  envelope: { from: string; to: string[] };
  /** Decoded, by lower-case name; repeated names are joined by a line break. */
  headers: Record<string, string>;
  /** Decoded parts by their type; the whole body where there is only one. */
  parts: Record<string, string>;
}

/** Reads the bytes after DATA. */
export function readMail(
  bytes: Buffer,
  envelope: ReceivedMail['envelope'],
): ReceivedMail {
  const { headers, body } = split(bytes.toString('latin1'));
  return { envelope, headers, parts: partsOf(headers, body) };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] =
      headers[key] === undefined
        ? decodeWords(value)
        : `${headers[key]}\n${decodeWords(value)}`;
  }
  return { headers, body: raw.slice(end + 4) };
}

function partsOf(
  headers: Record<string, string>,
  body: string,
): Record<string, string> {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) {
    return {
      [type.replace(/;.*/, '')]: decodeBody(
        body,
        headers['content-transfer-encoding'] ?? '7bit',
      ),
    };
  }
  const parts: Record<string, string> = {};
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const inner = split(part.replace(/^\r\n/, '').replace(/\r\n$/, ''));
    Object.assign(parts, partsOf(inner.headers, inner.body));
  }
  return parts;
}

function decodeBody(body: string, encoding: string): string {
  const isBase64 = encoding === 'base64';
  const bytes = isBase64
    ? Buffer.from(body, 'base64')
    : quotedBytes(encoding === 'quoted-printable' ? body : undefined);
  return (bytes ?? Buffer.from(body, 'latin1'))
    .toString('utf8')
    .replaceAll('\r\n', '\n')
    .trimEnd();
}

function quotedBytes(text: string | undefined): Buffer | undefined {
  const bytes = text
    ?.replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => fromHex(hex));
  return bytes === undefined ? undefined : Buffer.from(bytes, 'latin1');
}

/**
 * RFC 2047. White space between two encoded words is dropped; a character may
 * be split over both.
 */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/(=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (words) => {
    const parts = [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)];
    return Buffer.concat(
      parts.map(([, kind = '', text = '']) => wordBytes(kind, text)),
    ).toString('utf8');
  });
}

function wordBytes(kind: string, text: string): Buffer {
  if (kind.toLowerCase() === 'b') return Buffer.from(text, 'base64');
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => fromHex(hex));
  return Buffer.from(plain, 'latin1');
}

function fromHex(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}
