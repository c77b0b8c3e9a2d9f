import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Headers of every answer. What only makes sense behind TLS is sent only there, for the product also works from a
 * phone on plain http (design section 9). Answers of the API are not stored unless a call says otherwise.
 */
export function secureHeaders(isSecure: boolean): (request: Request, response: Response, next: NextFunction) => void {
  const harden = helmet({
    // Pages and files have policies of their own.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure && { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false },
  });
  return (request, response, next) => {
    if (request.path.startsWith('/api/')) response.setHeader('Cache-Control', 'no-store');
    harden(request, response, next);
  };
}
