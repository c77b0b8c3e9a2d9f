import { parse } from 'cookie';
import type { CookieOptions, Request } from 'express';

/** The value of a cookie, if the request has it. */
export function cookieOf(request: Request, name: string): string | undefined {
  return parse(request.headers.cookie ?? '')[name];
}

/**
 * Options of every cookie: not readable by scripts, not sent with cross-site
 * forms.
 */
export function cookieOptions(
  isSecure: boolean,
  maxAgeMs: number,
): CookieOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: maxAgeMs,
  };
}
