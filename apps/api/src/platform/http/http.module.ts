import { Global, Module } from '@nestjs/common';
import { CookieSigner } from './cookies/cookie-signer.js';
import { GuestCookies } from './cookies/guest-cookies.js';
import { RateLimits } from './limits/rate-limits.js';

const PARTS = [CookieSigner, GuestCookies, RateLimits];

@Global()
@Module({ providers: PARTS, exports: PARTS })
export class HttpModule {}
