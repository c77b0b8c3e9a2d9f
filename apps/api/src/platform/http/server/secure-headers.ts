import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** For our own pages alone: players, the copy buttons, and screens that stay on during an upload. */
const USED_FEATURES = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'picture-in-picture',
  'screen-wake-lock',
];
/** Chromium warns of names that it does not know; `web-share` is one on Linux and keeps its default, `self`. */
const UNUSED_FEATURES = [
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
  ],
  ...[
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ],
  ...[
    'publickey-credentials-create',
    'publickey-credentials-get',
    'xr-spatial-tracking',
  ],
];
const PERMISSIONS_POLICY = [
  ...USED_FEATURES.map((feature) => `${feature}=(self)`),
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

const OF_API = /^\/api\//i;
/** Files and answers are never a search result; which pages are, each page says. */
const UNLISTED = /^\/(api|media)\//i;

/** Keeps an answer out of search engines, where no tag in a page can. */
export function unlist(response: Response): void {
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
}

/**
 * Headers of every answer. What only makes sense behind TLS is sent only there, for the product also works from a
 * phone on plain http (design section 9). Answers of the API are not stored unless a call says otherwise.
 */
export function secureHeaders(
  isSecure: boolean,
): (request: Request, response: Response, next: NextFunction) => void {
  const harden = helmet({
    // Pages and files have policies of their own.
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
    if (UNLISTED.test(request.path)) unlist(response);
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    harden(request, response, next);
  };
}
