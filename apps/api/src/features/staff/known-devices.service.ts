import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { CookieSignerService } from '../../platform/http/cookies/cookie-signer.service.js';
import {
  cookieOf,
  cookieOptions,
} from '../../platform/http/cookies/cookies.js';

const NAME = 'hatira_device';
/** Logins are below this path; other calls do not need the cookie. */
const PATH = '/api/auth';
const ID_BYTES = 16;
/** A random id of the browser, and a signature for each account that has logged in there. */
const WELL_FORMED = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/;
const MAX_ACCOUNTS = 5;
const ONE_YEAR_MS = 365 * 24 * 3_600_000;

/** A device is known for an account under one password: a new password needs a new login. */
export interface KnownLogin {
  id: string;
  passwordHash: string;
}

/**
 * Recognizes the browsers in which an account has logged in before (OWASP: device cookies). The cookie is not a
 * session. Wrong attempts with it count separately, so that attempts from elsewhere do not lock the account out. A new
 * password makes it invalid.
 */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly signer: CookieSignerService,
    private readonly config: Config,
  ) {}

  /** The id of the device that sends a request; undefined if the account is not known there. */
  idOf(request: Request, login: KnownLogin): string | undefined {
    const [id = '', ...signatures] = partsOf(request);
    const text = textOf(id, login);
    return signatures.some((signature) =>
      this.signer.isSigned('device', text, signature),
    )
      ? id
      : undefined;
  }

  /** Whether the request comes from a browser without the cookie; one whose cookie is void is not asked again. */
  isNew(request: Request): boolean {
    return cookieOf(request, NAME) === undefined;
  }

  /** Makes the device of a login known for its account. */
  remember(request: Request, response: Response, login: KnownLogin): void {
    if (this.idOf(request, login) !== undefined) return;
    const [id = randomBytes(ID_BYTES).toString('base64url'), ...others] =
      partsOf(request);
    const signatures = [
      this.signer.sign('device', textOf(id, login)),
      ...others,
    ].slice(0, MAX_ACCOUNTS);
    const options = {
      ...cookieOptions(this.config.isSecure, ONE_YEAR_MS),
      path: PATH,
    };
    response.cookie(NAME, [id, ...signatures].join('.'), options);
  }
}

function partsOf(request: Request): string[] {
  const value = cookieOf(request, NAME) ?? '';
  return WELL_FORMED.test(value) ? value.split('.') : [];
}

function textOf(id: string, login: KnownLogin): string {
  return [id, login.id, login.passwordHash].join('\n');
}
