import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { cookieOf, cookieOptions } from './cookies.js';

const NAME = 'hatira_guest';
const BYTES = 16;
const WELL_FORMED = /^[\w-]{22}$/;
const ONE_YEAR_MS = 365 * 24 * 3_600_000;

/** The anonymous mark by which uploads without an id are told apart (design section 3); undefined without one. */
export function guestCookieOf(request: Request): string | undefined {
  const value = cookieOf(request, NAME);
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined;
}

/** The guest's mark; one is made and set with this answer when the request carries none. */
export function ensureGuestCookie(request: Request, response: Response, isSecure: boolean): string {
  const known = guestCookieOf(request);
  if (known) return known;
  const value = randomBytes(BYTES).toString('base64url');
  response.cookie(NAME, value, cookieOptions(isSecure, ONE_YEAR_MS));
  return value;
}
