import { LANGUAGES, SLICE_BYTES, type ProviderLinks, type PublicConfig, type Success } from '@hatira/contract';
import { Controller, Get, Inject } from '@nestjs/common';
import { Config } from '../config/load-config.js';

/** What clients may know of the configuration (design section 4). */
@Controller('api/config')
export class PublicConfigController {
  constructor(@Inject(Config) private readonly config: Config) {}

  @Get()
  read(): Success<PublicConfig> {
    const { brand, bulk, mail, maxFileBytes } = this.config;
    return {
      success: true,
      data: {
        brandName: brand.name,
        price: brand.price,
        languages: LANGUAGES,
        links: providerLinks(brand),
        limits: { maxFileBytes, sliceBytes: SLICE_BYTES, bulk },
        canMailArchives: mail.url !== undefined,
      },
    };
  }
}

function providerLinks(brand: Config['brand']): ProviderLinks {
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
