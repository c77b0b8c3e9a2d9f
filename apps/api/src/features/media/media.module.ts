import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { deriveMedia } from './derivatives/derive-media.job.js';
import { MediaDerivationService } from './derivatives/media-derivation.service.js';
import { ProcessingRepository } from './derivatives/processing.repository.js';
import { transcodeVideo } from './derivatives/transcode-video.job.js';
import { VideoTranscodingService } from './derivatives/video-transcoding.service.js';
import { GalleryNotificationsService } from './events/gallery-notifications.service.js';
import { KnownIdsService } from './files/known-ids.service.js';
import { MediaContentsService } from './files/media-contents.service.js';
import { MediaEventsService } from './events/media-events.service.js';
import { MediaKeysService } from './files/media-keys.service.js';
import { MediaListRepository } from './media-list.repository.js';
import { MediaPublicationService } from './media-publication.service.js';
import { MediaRenditionService } from './files/media-rendition.service.js';
import { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { MediaStreamsService } from './events/media-streams.service.js';
import { StreamPlacesService } from './events/stream-places.service.js';
import { MediaRetentionService } from './retention/media-retention.service.js';
import { RetentionNoticesService } from './retention/retention-notices.service.js';
import { TrashSweepService } from './trash-sweep.service.js';
import { VideoToolsService } from './video-tools.service.js';
import { FileController } from './files/file.controller.js';
import { GalleryController } from './gallery.controller.js';
import { MediaController } from './media.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Media]),
    JobsModule.queues(deriveMedia, transcodeVideo),
    DatabaseModule,
    MailModule,
    StaffModule,
    WeddingsModule,
  ],
  controllers: [FileController, GalleryController, MediaController],
  providers: [
    GalleryNotificationsService,
    StreamPlacesService,
    KnownIdsService,
    MediaContentsService,
    MediaDerivationService,
    MediaEventsService,
    MediaKeysService,
    MediaListRepository,
    MediaPublicationService,
    MediaRenditionService,
    MediaRetentionService,
    MediaService,
    MediaStreamsService,
    ProcessingRepository,
    RetentionNoticesService,
    TrashSweepService,
    VideoToolsService,
    VideoTranscodingService,
  ],
  exports: [
    GalleryNotificationsService,
    KnownIdsService,
    MediaContentsService,
    MediaDerivationService,
    MediaKeysService,
    MediaPublicationService,
    MediaRenditionService,
    MediaRetentionService,
    MediaService,
    TrashSweepService,
    VideoToolsService,
    VideoTranscodingService,
  ],
})
export class MediaModule {}
