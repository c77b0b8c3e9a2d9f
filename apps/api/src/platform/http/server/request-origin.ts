import type { Request } from 'express';
import type { Config } from '../../config/load-config.js';

/** Most proxies pass on a forged `X-Forwarded-Host`, so it is ignored. */
export function originOf(
  request: Request,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  return (
    publicUrl ??
    `${request.secure ? 'https' : 'http'}://${request.get('host') ?? ''}`
  );
}
