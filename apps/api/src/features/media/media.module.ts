import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { WeddingContentsService } from '../weddings/wedding-contents.service.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { copyVideo } from './derivatives/copy-video.job.js';
import { deriveLarge } from './derivatives/derive-large.job.js';
import { deriveMedia } from './derivatives/derive-media.job.js';
import { DerivedFilesService } from './derivatives/derived-files.service.js';
import { FirstThumbsService } from './derivatives/first-thumbs.service.js';
import { MediaDerivationService } from './derivatives/media-derivation.service.js';
import { ProcessingRepository } from './derivatives/processing.repository.js';
import { NextClaimsService } from './derivatives/next-claims.service.js';
import { PlayableVideosService } from './derivatives/playable-videos.service.js';
import { PatientClaimsService } from './derivatives/patient-claims.service.js';
import { PhotoDerivationService } from './derivatives/photo-derivation.service.js';
import { StepQueuesService } from './derivatives/step-queues.service.js';
import { ThumbBatchesRepository } from './derivatives/thumb-batches.repository.js';
import { transcodeVideo } from './derivatives/transcode-video.job.js';
import { WaitingItemsRepository } from './derivatives/waiting-items.repository.js';
import { AlbumVisibilityService } from './exposure/album-visibility.service.js';
import { CoupleVisibilityController } from './exposure/couple-visibility.controller.js';
import { GuestAlbumController } from './exposure/guest-album.controller.js';
import { GuestAlbumRepository } from './exposure/guest-album.repository.js';
import { ExposureEventsService } from './events/exposure-events.service.js';
import { MediaExposureService } from './exposure/media-exposure.service.js';
import { GalleryNotificationsService } from './events/gallery-notifications.service.js';
import { KnownIdsService } from './files/known-ids.service.js';
import { MediaContentsService } from './files/media-contents.service.js';
import { MediaEventsService } from './events/media-events.service.js';
import { MediaKeysService } from './files/media-keys.service.js';
import { GalleryListsService } from './lists/gallery-lists.service.js';
import { MediaListRepository } from './lists/media-list.repository.js';
import { MediaListsService } from './lists/media-lists.service.js';
import { MediaPublicationService } from './media-publication.service.js';
import { MediaRenditionService } from './files/media-rendition.service.js';
import { Media } from './media.entity.js';
import { MediaLooksService } from './files/media-looks.service.js';
import { MediaService } from './media.service.js';
import { LivePairsRepository } from './scan/live-pairs.repository.js';
import { MediaScanRepository } from './scan/media-scan.repository.js';
import { MediaScanService } from './scan/media-scan.service.js';
import { MediaScanSweepService } from './scan/media-scan-sweep.service.js';
import { MediaStreamsService } from './lists/media-streams.service.js';
import { StreamSlotsService } from './lists/stream-slots.service.js';
import { FavouritesTargetController } from './marks/favourites-target.controller.js';
import { MediaMarksController } from './marks/media-marks.controller.js';
import { FavouritesTargetService } from './marks/favourites-target.service.js';
import { MediaMarksService } from './marks/media-marks.service.js';
import { dateMedia } from './moments/date-media.job.js';
import { EventFilesService } from './moments/event-files.service.js';
import { MediaDatesService } from './moments/media-dates.service.js';
import { MediaRetryController } from './retry/media-retry.controller.js';
import { MediaRetryService } from './retry/media-retry.service.js';
import { TrashSweepService } from './trash-sweep.service.js';
import { VideoToolsService } from './video-tools.service.js';
import { ServedMediaRepository } from './files/served-media.repository.js';
import { FileController } from './files/file.controller.js';
import { FirstFilesService } from './mine/first-files.service.js';
import { KnownMediaService } from './mine/known-media.service.js';
import { OwnMediaController } from './mine/own-media.controller.js';
import { OwnMediaService } from './mine/own-media.service.js';
import { OwnNotesService } from './mine/own-notes.service.js';
import { DeletedMediaController } from './deleted/deleted-media.controller.js';
import { DeletedMediaRepository } from './deleted/deleted-media.repository.js';
import { GalleryController } from './lists/gallery.controller.js';
import { MediaController } from './media.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Media]),
    JobsModule.queues(
      dateMedia,
      deriveMedia,
      deriveLarge,
      copyVideo,
      transcodeVideo,
    ),
    DatabaseModule,
    StaffModule,
    WeddingsModule,
  ],
  controllers: [
    CoupleVisibilityController,
    DeletedMediaController,
    FavouritesTargetController,
    FileController,
    GalleryController,
    GuestAlbumController,
    MediaController,
    MediaMarksController,
    MediaRetryController,
    OwnMediaController,
  ],
  providers: [
    AlbumVisibilityService,
    DeletedMediaRepository,
    DerivedFilesService,
    EventFilesService,
    ExposureEventsService,
    GalleryListsService,
    GalleryNotificationsService,
    GuestAlbumRepository,
    StreamSlotsService,
    KnownIdsService,
    FirstFilesService,
    FirstThumbsService,
    KnownMediaService,
    LivePairsRepository,
    MediaContentsService,
    MediaDatesService,
    MediaDerivationService,
    MediaEventsService,
    MediaExposureService,
    MediaKeysService,
    MediaListRepository,
    MediaListsService,
    MediaLooksService,
    MediaMarksService,
    FavouritesTargetService,
    MediaPublicationService,
    MediaRenditionService,
    MediaRetryService,
    MediaScanRepository,
    MediaScanService,
    MediaScanSweepService,
    MediaService,
    MediaStreamsService,
    NextClaimsService,
    OwnMediaService,
    OwnNotesService,
    PatientClaimsService,
    PhotoDerivationService,
    ProcessingRepository,
    ServedMediaRepository,
    StepQueuesService,
    ThumbBatchesRepository,
    TrashSweepService,
    VideoToolsService,
    PlayableVideosService,
    WaitingItemsRepository,
  ],
  exports: [
    AlbumVisibilityService,
    EventFilesService,
    ExposureEventsService,
    MediaExposureService,
    GalleryListsService,
    GalleryNotificationsService,
    KnownIdsService,
    FirstFilesService,
    KnownMediaService,
    MediaContentsService,
    MediaDatesService,
    MediaDerivationService,
    MediaKeysService,
    MediaPublicationService,
    MediaRenditionService,
    MediaScanSweepService,
    MediaService,
    ServedMediaRepository,
    TrashSweepService,
    VideoToolsService,
    PlayableVideosService,
    StepQueuesService,
  ],
})
export class MediaModule {
  constructor(contents: WeddingContentsService) {
    contents.keptBy('media');
  }
}
