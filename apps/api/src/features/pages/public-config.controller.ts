import {
  LANGUAGES,
  SLICE_BYTES,
  type ProviderLinks,
  type PublicConfig,
  type Success,
} from '@hatira/contract';
import { Controller, Get } from '@nestjs/common';
import { Config } from '../../platform/config/load-config.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { privacyAddress } from './privacy/privacy-notice.js';

/** The public part of the configuration. */
@Controller('api/config')
export class PublicConfigController {
  constructor(
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {}

  @Get()
  async read(): Promise<Success<PublicConfig>> {
    const { brand, bulk, maxFileBytes } = await this.settings.current();
    return {
      success: true,
      data: {
        brandName: brand.name,
        price: brand.price,
        currency: brand.currency,
        languages: [...LANGUAGES],
        links: providerLinks(brand),
        limits: { maxFileBytes, sliceBytes: SLICE_BYTES, bulk },
        canMailArchives: this.config.mail.url !== undefined,
        privacyUrl: privacyAddress(brand),
        companyLine: brand.companyLine,
      },
    };
  }
}

function providerLinks(brand: Settings['brand']): ProviderLinks {
  return {
    messenger: brand.messengerUrl,
    sms: brand.smsUrl,
    social: brand.socialUrl,
    socialHandle: brand.socialHandle,
    shortVideo: brand.shortVideoUrl,
    shortVideoHandle: brand.shortVideoHandle,
    email: brand.email,
  };
}
