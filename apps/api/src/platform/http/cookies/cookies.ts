import { parse } from 'cookie';
import type { CookieOptions, Request } from 'express';

export function cookieOf(request: Request, name: string): string | undefined {
  return parse(request.headers.cookie ?? '')[name];
}

/** Hidden from scripts and cross-site forms. */
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
