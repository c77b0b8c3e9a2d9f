import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { MediaList } from './media-list.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { TrashSweepService } from './trash-sweep.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Media]), WeddingsModule],
  providers: [MediaService, MediaList, TrashSweepService],
  exports: [MediaService, MediaList, TrashSweepService],
})
export class MediaModule {}
