import type { Request, Response } from 'express';
import {
  cookieOf,
  cookieOptions,
} from '../../platform/http/cookies/cookies.js';

const NAME = 'hatira_session';
/** 32 bytes in base64url. */
const WELL_FORMED = /^[\w-]{43}$/;

export interface CookieSettings {
  isSecure: boolean;
  lifeMs: number;
}

export function sessionTokenOf(request: Request): string | undefined {
  const value = cookieOf(request, NAME);
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined;
}

export function setSessionCookie(
  response: Response,
  token: string,
  { isSecure, lifeMs }: CookieSettings,
): void {
  response.cookie(NAME, token, cookieOptions(isSecure, lifeMs));
}

export function clearSessionCookie(response: Response): void {
  response.clearCookie(NAME, { path: '/' });
}
