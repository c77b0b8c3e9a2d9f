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
  const fallback = asciiName(fileName);
  return response
    .attachment(fileName)
    .set(
      'Content-Disposition',
      fallback === fileName ? create(fileName) : create(fileName, { fallback }),
    );
}

/** Returns `Dugun` for `Düğün`. */
export function asciiName(name: string): string {
  return name.replace(
    OTHER_LETTERS,
    (letters) => anyAscii(letters).replace(UNSAFE, '_') || '_',
  );
}
