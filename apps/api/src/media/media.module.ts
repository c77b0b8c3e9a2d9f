import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../database/database.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { deriveMedia } from './derivatives/derive-media.job.js';
import { DeriveMedia } from './derivatives/derive-media.js';
import { ProcessingLedger } from './derivatives/processing-ledger.js';
import { transcodeVideo } from './derivatives/transcode-video.job.js';
import { TranscodeVideo } from './derivatives/transcode-video.js';
import { GalleryNewsService } from './gallery-news.service.js';
import { KnownIdsService } from './known-ids.service.js';
import { MediaContentsService } from './media-contents.service.js';
import { MediaEvents } from './media-events.js';
import { MediaKeysService } from './media-keys.service.js';
import { MediaList } from './media-list.js';
import { MediaPublicationService } from './media-publication.service.js';
import { MediaRenditionService } from './media-rendition.service.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { MediaStreams } from './media-streams.js';
import { TrashSweepService } from './trash-sweep.service.js';
import { VideoToolsService } from './video-tools.service.js';

const PARTS = [
  DeriveMedia,
  GalleryNewsService,
  KnownIdsService,
  MediaContentsService,
  MediaEvents,
  MediaKeysService,
  MediaList,
  MediaPublicationService,
  MediaRenditionService,
  MediaService,
  MediaStreams,
  ProcessingLedger,
  TranscodeVideo,
  TrashSweepService,
  VideoToolsService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([Media]),
    JobsModule.queues(deriveMedia, transcodeVideo),
    DatabaseModule,
    WeddingsModule,
  ],
  providers: PARTS,
  exports: PARTS,
})
export class MediaModule {}
