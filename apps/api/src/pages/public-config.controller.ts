import { MAX_BULK_IDS, SLICE_BYTES, type PublicConfig, type Success } from '@hatira/contract';
import { Controller, Get, Inject } from '@nestjs/common';
import { Config } from '../config/load-config.js';

/** What clients may know of the configuration (design section 4). */
@Controller('api/config')
export class PublicConfigController {
  constructor(@Inject(Config) private readonly config: Config) {}

  @Get()
  read(): Success<PublicConfig> {
    const { brand, maxFileBytes } = this.config;
    return {
      success: true,
      data: {
        brandName: brand.name,
        links: { messenger: brand.messengerUrl, social: brand.socialUrl },
        limits: { maxFileBytes, sliceBytes: SLICE_BYTES, maxBulkIds: MAX_BULK_IDS },
      },
    };
  }
}
