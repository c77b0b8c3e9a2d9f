import { parse } from 'cookie';
import type { CookieOptions, Request } from 'express';

/** The value of a cookie; undefined when the request does not carry it. */
export function cookieOf(request: Request, name: string): string | undefined {
  return parse(request.headers.cookie ?? '')[name];
}

/** What all cookies of the product have in common: out of reach for scripts, not sent along by other sites' forms. */
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
