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
/** Only logins need the cookie. */
const PATH = '/api/auth';
const ID_BYTES = 16;
/** A random id of the browser, and a signature for each account. */
const WELL_FORMED = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/;
const MAX_ACCOUNTS = 5;
const ONE_YEAR_MS = 365 * 24 * 3_600_000;

/** A device is known under one password: a new one needs a new login. */
export interface KnownLogin {
  id: string;
  passwordHash: string;
}

/**
 * Recognizes browsers of earlier logins (OWASP: device cookies). Their wrong
 * attempts count separately, so that others cannot lock the account out.
 */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly signer: CookieSignerService,
    private readonly config: Config,
  ) {}

  /** Returns the device's id; undefined if the account is not known there. */
  idOf(request: Request, login: KnownLogin): string | undefined {
    const [id = '', ...signatures] = partsOf(request);
    const text = textOf(id, login);
    return signatures.some((signature) =>
      this.signer.isSigned('device', text, signature),
    )
      ? id
      : undefined;
  }

  /** Call it after a login. */
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
