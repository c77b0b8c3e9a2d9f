import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../config/load-config.js';
import { Problem } from '../http/problem.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page sends with a staff member's cookie (design section 3): a call that changes
 * something and whose Origin is present and is neither the host that was called nor that of PUBLIC_URL, or that has no
 * Origin but comes from another site by the browser's own word (`Sec-Fetch-Site`).
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(Config) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    this.check(context.switchToHttp().getRequest<Request>());
    return true;
  }

  /** @throws Problem `foreign_origin` */
  check(request: Request): void {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (SAFE_METHODS.has(request.method)) return;
    if (origin === undefined && site === 'cross-site') throw new Problem('foreign_origin');
    if (origin === undefined) return;
    const host = hostOf(origin);
    const ours = [hostOf(`http://${request.host}`), hostOf(`https://${request.host}`), hostOf(this.config.publicUrl)];
    if (host === undefined || !ours.includes(host)) throw new Problem('foreign_origin');
  }
}

/** Host and port, without the port that the protocol implies; undefined for what is no address (`null`). */
function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host || undefined : undefined;
}
