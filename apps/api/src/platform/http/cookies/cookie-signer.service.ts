import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../config/load-config.js';
import { installationSecret } from '../../database/kept-setting.js';

export type SigningPurpose = 'guest' | 'gallery' | 'device';

const KEY_BYTES = 32;
/**
 * 128 bits: too long to guess online, short enough for every slice's cookie.
 */
const SIGNATURE_BYTES = 16;

/**
 * Replicas share the keys, from SESSION_SECRET or PostgreSQL. A new secret
 * voids every signature.
 */
@Injectable()
export class CookieSignerService implements OnModuleInit {
  private secret: string | undefined;
  private readonly keys = new Map<SigningPurpose, Buffer>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    this.secret =
      this.config.sessionSecret ?? (await installationSecret(this.database));
  }

  /** @returns 22 characters of base64url */
  sign(purpose: SigningPurpose, text: string): string {
    const whole = createHmac('sha256', this.keyFor(purpose))
      .update(text)
      .digest();
    return whole.subarray(0, SIGNATURE_BYTES).toString('base64url');
  }

  /** Compares in constant time. */
  isSigned(purpose: SigningPurpose, text: string, signature: string): boolean {
    const [given, right] = [
      Buffer.from(signature),
      Buffer.from(this.sign(purpose, text)),
    ];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private keyFor(purpose: SigningPurpose): Buffer {
    if (this.secret === undefined)
      throw new Error('the signing keys are not loaded');
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(
      hkdfSync(
        'sha256',
        this.secret,
        '',
        `hatira cookie ${purpose}`,
        KEY_BYTES,
      ),
    );
    this.keys.set(purpose, key);
    return key;
  }
}
