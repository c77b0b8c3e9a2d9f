import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookUpPublic } from './public-address.js';

const TIMEOUT_MS = 10_000;

export interface Webhook {
  url: string;
  secret: string;
  /** Whether machines of private networks may be called. */
  isPrivate: boolean;
}

/** @param atSeconds since 1970, part of the signed text */
export function signatureOf(
  secret: string,
  atSeconds: number,
  body: string,
): string {
  const hmac = createHmac('sha256', secret).update(`${atSeconds}.${body}`);
  return `t=${atSeconds},v1=${hmac.digest('hex')}`;
}

/**
 * Posts a signed text. Follows no redirect and reads no answer.
 * @throws Error unless the answer is 2xx within ten seconds
 */
export async function post(
  { url, secret, isPrivate }: Webhook,
  body: string,
): Promise<void> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  // A literal address is not looked up.
  if (!isPrivate && isIP(host) > 0 && !isPublicAddress(host))
    throw new Error('the webhook is in a private network');
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const status = await new Promise<number>((resolve, reject) => {
    const call = request(target, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isPrivate && { lookup: lookUpPublic }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-hatira-signature': signatureOf(
          secret,
          Math.floor(Date.now() / 1_000),
          body,
        ),
      },
    });
    call.once('error', reject);
    call.once('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    call.end(body);
  });
  if (status < 200 || status > 299)
    throw new Error(`the webhook answered ${status}`);
}
