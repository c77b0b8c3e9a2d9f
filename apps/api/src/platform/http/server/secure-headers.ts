import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** Players, copy buttons, the wake lock of uploads. */
const USED_FEATURES = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'picture-in-picture',
  'screen-wake-lock',
];
/**
 * Chromium warns about unknown names. On Linux `web-share` is one; it keeps its
 * default `self`.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = [
  ...USED_FEATURES.map((feature) => `${feature}=(self)`),
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

const OF_API = /^\/api\//i;
/** Each page decides for itself. */
const UNLISTED = /^\/(api|media)\//i;

/** Marks answers where a meta tag is impossible. */
export function preventIndexing(response: Response): void {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
}

/**
 * Headers of every answer; some behind TLS only, because the product also runs
 * on plain http. API answers are not cached by default.
 */
export function secureHeaders(
  isSecure: boolean,
): (request: Request, response: Response, next: NextFunction) => void {
  const harden = helmet({
    // Pages and files set their own policies.
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure && {
      maxAge: ONE_YEAR_SECONDS,
      includeSubDomains: false,
    },
  });
  return (request, response, next) => {
    if (OF_API.test(request.path))
      response.setHeader('Cache-Control', 'no-store');
    if (UNLISTED.test(request.path)) preventIndexing(response);
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    harden(request, response, next);
  };
}
