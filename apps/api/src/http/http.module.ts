import { Global, Module } from '@nestjs/common';
import { CookieSigner } from './cookie-signer.js';
import { GuestCookies } from './guest-cookies.js';
import { RateLimits } from './rate-limits.js';

const PARTS = [CookieSigner, GuestCookies, RateLimits];

@Global()
@Module({ providers: PARTS, exports: PARTS })
export class HttpModule {}
