import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { BackgroundUpload } from './background-upload.js';
import { Background } from './background.entity.js';
import { BackgroundsService } from './backgrounds.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Background]), WeddingsModule],
  providers: [BackgroundsService, BackgroundUpload],
  exports: [BackgroundsService, BackgroundUpload],
})
export class BackgroundsModule {}
