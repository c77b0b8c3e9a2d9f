import { HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ObjectStore } from '../../storage/object-store.js';
import type { ServedObject } from './send-object.js';

/**
 * Sends a client to the store for an object, where clients can reach it there; what the store answers has the same type,
 * disposition and ranges. A signed address is for GET alone, so HEAD is answered here.
 * @returns whether the request has been answered
 */
export async function redirectedToObject(
  store: ObjectStore,
  {
    key,
    mimeType,
    cacheControl,
  }: Pick<ServedObject, 'key' | 'mimeType' | 'cacheControl'>,
  request: Request,
  response: Response,
): Promise<boolean> {
  if (request.method !== 'GET') return false;
  const disposition = response.get('Content-Disposition');
  const address = await store.publicAddress(key, {
    mimeType,
    cacheControl,
    disposition,
  });
  if (!address) return false;
  response.removeHeader('Content-Disposition');
  response.setHeader('Location', address.url);
  // Who is to ask each time, as it may have ended meanwhile, is not to remember where it was either.
  const isKept = !cacheControl.includes('no-cache');
  response.setHeader(
    'Cache-Control',
    isKept ? `private, max-age=${address.maxAgeSeconds}` : cacheControl,
  );
  // The page that asks may have a secret in its own address.
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.status(HttpStatus.FOUND).end();
  return true;
}
