import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { deriveMedia } from './derivatives/derive-media.job.js';
import { DeriveMedia } from './derivatives/derive-media.js';
import { ProcessingLedger } from './derivatives/processing-ledger.js';
import { transcodeVideo } from './derivatives/transcode-video.job.js';
import { TranscodeVideo } from './derivatives/transcode-video.js';
import { GalleryNewsService } from './events/gallery-news.service.js';
import { KnownIdsService } from './files/known-ids.service.js';
import { MediaContentsService } from './files/media-contents.service.js';
import { MediaEvents } from './events/media-events.js';
import { MediaKeysService } from './files/media-keys.service.js';
import { MediaList } from './media-list.js';
import { MediaPublicationService } from './media-publication.service.js';
import { MediaRenditionService } from './files/media-rendition.service.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { MediaStreams } from './events/media-streams.js';
import { MediaRetentionService } from './retention/media-retention.service.js';
import { RetentionNotices } from './retention/retention-notices.js';
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
  MediaRetentionService,
  MediaService,
  MediaStreams,
  ProcessingLedger,
  RetentionNotices,
  TranscodeVideo,
  TrashSweepService,
  VideoToolsService,
];

@Module({
  imports: [
    TypeOrmModule.forFeature([Media]),
    JobsModule.queues(deriveMedia, transcodeVideo),
    DatabaseModule,
    MailModule,
    StaffModule,
    WeddingsModule,
  ],
  providers: PARTS,
  exports: PARTS,
})
export class MediaModule {}
