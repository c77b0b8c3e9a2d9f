import { Global, Module } from '@nestjs/common';
import { CookieSignerService } from './cookies/cookie-signer.service.js';
import { GuestCookiesService } from './cookies/guest-cookies.service.js';
import { RateLimitsService } from './limits/rate-limits.service.js';

const PARTS = [CookieSignerService, GuestCookiesService, RateLimitsService];

@Global()
@Module({ providers: PARTS, exports: PARTS })
export class HttpModule {}
