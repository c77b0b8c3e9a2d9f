import type { Request } from 'express';
import type { Config } from '../../config/load-config.js';

/**
 * Public origin: PUBLIC_URL, else the `Host` header. `X-Forwarded-Host` is
 * ignored, because most proxies pass on a forged value.
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
