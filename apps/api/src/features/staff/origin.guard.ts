import {
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { Problem } from '../../platform/http/errors/problem.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page sends with a staff member's cookie: a call that changes
 * data and has a foreign Origin, or that has no Origin but comes from another site by the browser's own word
 * (`Sec-Fetch-Site`). The hosts of PUBLIC_URL and of the request's `Host` header are both ours.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    this.check(context.switchToHttp().getRequest<Request>());
    return true;
  }

  /** @throws Problem `foreign_origin` */
  check(request: Request): void {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (SAFE_METHODS.has(request.method)) return;
    if (origin === undefined && site === 'cross-site')
      throw new Problem('foreign_origin');
    if (origin === undefined) return;
    const host = hostOf(origin);
    if (host === undefined || !this.ourHosts(request).includes(host))
      throw new Problem('foreign_origin');
  }

  private ourHosts(request: Request): (string | undefined)[] {
    // Accepts both protocols, since a proxy may end TLS unannounced. Browsers set Host; X-Forwarded-Host is ignored.
    const called = request.get('host') ?? '';
    return [
      hostOf(this.config.publicUrl),
      hostOf(`http://${called}`),
      hostOf(`https://${called}`),
    ];
  }
}

/** Host and port, without the port that the protocol implies; undefined without an address (`null`). */
function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url)
    ? new URL(url).host || undefined
    : undefined;
}
