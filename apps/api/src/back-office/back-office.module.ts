import { Module } from '@nestjs/common';
import { BackgroundsModule } from '../backgrounds/backgrounds.module.js';
import { MediaModule } from '../media/media.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { WeddingDeletion } from './wedding-deletion.js';

@Module({
  imports: [BackgroundsModule, MediaModule, WeddingsModule],
  providers: [WeddingDeletion],
  exports: [WeddingDeletion],
})
export class BackOfficeModule {}
