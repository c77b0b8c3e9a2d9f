import { Module } from '@nestjs/common';
import { BackgroundsModule } from '../backgrounds/backgrounds.module.js';
import { MediaModule } from '../media/media.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { DemoContentsService } from './demo-contents.service.js';
import { DemoFilesService } from './demo-files.service.js';
import { DemoRemovalService } from './demo-removal.service.js';
import { DemoRowsRepository } from './demo-rows.repository.js';
import { DemoWeddingService } from './demo-wedding.service.js';
import { ShownDemoService } from './shown-demo.service.js';

@Module({
  imports: [BackgroundsModule, MediaModule, UploadsModule, WeddingsModule],
  providers: [
    DemoContentsService,
    DemoFilesService,
    DemoRemovalService,
    DemoRowsRepository,
    DemoWeddingService,
    ShownDemoService,
  ],
  exports: [DemoWeddingService, ShownDemoService],
})
export class DemoModule {}
