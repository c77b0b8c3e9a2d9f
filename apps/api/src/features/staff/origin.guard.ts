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
 * Refuses changes from other sites with a staff cookie: by a foreign Origin, or
 * without one by `Sec-Fetch-Site`. The hosts of PUBLIC_URL and `Host` are ours.
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
    // Both protocols: a proxy may end TLS. Browsers set Host; X-Forwarded-Host
    // is ignored.
    const called = request.get('host') ?? '';
    return [
      hostOf(this.config.publicUrl),
      hostOf(`http://${called}`),
      hostOf(`https://${called}`),
    ];
  }
}

/** Omits the protocol's own port; undefined without an address (`null`). */
function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url)
    ? new URL(url).host || undefined
    : undefined;
}
