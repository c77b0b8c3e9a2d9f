import { basename } from 'node:path';
import anyAscii from 'any-ascii';
import { create } from 'content-disposition';
import type { Response } from 'express';

const OTHER_LETTERS = /[^\x20-\x7e]+/g;
/** Forbidden on Windows, or an escape for browsers. */
const UNSAFE = /["%*/:<>?\\|]/g;

/**
 * Makes the response a download; programs limited to ASCII get a
 * transliteration.
 */
export function asAttachment(response: Response, name: string): Response {
  const fileName = basename(name);
  return response
    .attachment(fileName)
    .set('Content-Disposition', disposition(fileName, 'attachment'));
}

/** Browsers show the response and save it under the name. */
export function asInline(response: Response, name: string): Response {
  return response.set(
    'Content-Disposition',
    disposition(basename(name), 'inline'),
  );
}

function disposition(fileName: string, type: 'attachment' | 'inline'): string {
  const fallback = asciiName(fileName);
  return create(fileName, {
    type,
    ...(fallback !== fileName && { fallback }),
  });
}

/** Returns `Dugun` for `Düğün`. */
export function asciiName(name: string): string {
  return name.replace(
    OTHER_LETTERS,
    (letters) => anyAscii(letters).replace(UNSAFE, '_') || '_',
  );
}
