import { HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ObjectStore } from '../../storage/object-store.js';
import type { ServedObject } from './send-object.js';

/**
 * Redirects to the store, if clients can reach it. Answers HEAD here: signed
 * addresses allow GET only.
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
  // A client that must revalidate must not cache the redirect either.
  const isKept = !cacheControl.includes('no-cache');
  response.setHeader(
    'Cache-Control',
    isKept ? `private, max-age=${address.maxAgeSeconds}` : cacheControl,
  );
  // The page's own address may contain a secret.
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.status(HttpStatus.FOUND).end();
  return true;
}
