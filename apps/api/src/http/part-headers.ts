import type { Request } from 'express';
import type { Writable } from 'node:stream';

/** Fields and headers in front of the file fit in here; beyond it nothing is touched any more. */
const SEARCH_BYTES = 64 * 1024;
/** What may not stand in a header line; tab, CR and LF are the parser's business. */
// eslint-disable-next-line no-control-regex -- control characters are the subject
const CONTROL = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/g;

/**
 * Feeds a multipart body to its parser with control characters taken out of the part headers up to the file's: a file
 * name never refuses a file (design section 3), and the parser refuses the whole form for a NUL in one. Content is
 * never touched, and everything behind the file's header goes straight through.
 */
export function feedParser(request: Request, parser: Writable): void {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.get('content-type') ?? '');
  const delimiter = `--${boundary?.[1] ?? boundary?.[2] ?? ''}\r\n`;
  let head = Buffer.alloc(0);
  const onData = (chunk: Buffer) => {
    head = Buffer.concat([head, chunk]);
    if (head.length < SEARCH_BYTES && !hasFileHeader(head.toString('latin1'), delimiter)) return;
    request.off('data', onData).off('end', onEnd).pause();
    parser.write(cleaned(head, delimiter));
    request.pipe(parser);
  };
  const onEnd = () => parser.end(cleaned(head, delimiter));
  request.on('data', onData).on('end', onEnd);
}

function hasFileHeader(text: string, delimiter: string): boolean {
  return text.split(delimiter).some((part) => {
    const end = part.indexOf('\r\n\r\n');
    return end >= 0 && part.slice(0, end).includes('filename');
  });
}

function cleaned(head: Buffer, delimiter: string): Buffer {
  const [preamble = '', ...parts] = head.toString('latin1').split(delimiter);
  const clean = parts.map((part) => {
    const end = part.indexOf('\r\n\r\n');
    return end < 0 ? part : part.slice(0, end).replace(CONTROL, '') + part.slice(end);
  });
  return Buffer.from([preamble, ...clean].join(delimiter), 'latin1');
}
