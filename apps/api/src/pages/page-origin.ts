import type { Request } from 'express';
import type { Config } from '../config/load-config.js';

/** Origin under which the reader reached the product: as configured, else whatever host was asked for. */
export function originOf(request: Request, config: Config): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`;
}
