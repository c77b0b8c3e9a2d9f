import type { Request } from 'express';
import type { Config } from '../../config/load-config.js';

/**
 * Origin under which people reach the product: PUBLIC_URL, else the `Host` header of the request.
 * `X-Forwarded-Host` is ignored, as most proxies pass on the value that a client made up.
 */
export function originOf(
  request: Request,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  return (
    publicUrl ??
    `${request.secure ? 'https' : 'http'}://${request.get('host') ?? ''}`
  );
}
