import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ArchivesController } from './features/archives/archives.controller.js';
import { ArchivesModule } from './features/archives/archives.module.js';
import { BulkDownloadController } from './features/archives/bulk-download.controller.js';
import { BackOfficeController } from './features/back-office/back-office.controller.js';
import { BackOfficeModule } from './features/back-office/back-office.module.js';
import { PanelAuditController } from './features/back-office/panel-audit.controller.js';
import { PanelBackgroundsController } from './features/back-office/panel-backgrounds.controller.js';
import { PanelMessagesController } from './features/back-office/panel-messages.controller.js';
import { PanelController } from './features/back-office/panel.controller.js';
import { PanelMediaController } from './features/back-office/media/panel-media.controller.js';
import { WeddingLinksController } from './features/back-office/weddings/wedding-links.controller.js';
import { PanelWeddingsController } from './features/back-office/weddings/panel-weddings.controller.js';
import { QrCodeController } from './features/back-office/weddings/qr-code.controller.js';
import { BackgroundPagesController } from './features/backgrounds/background-pages.controller.js';
import { BackgroundsController } from './features/backgrounds/backgrounds.controller.js';
import { BackgroundsModule } from './features/backgrounds/backgrounds.module.js';
import { CleanupModule } from './features/cleanup/cleanup.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import { ContactController } from './features/contact/contact.controller.js';
import { ContactModule } from './features/contact/contact.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { DocsController } from './features/docs/docs.controller.js';
import { EventsModule } from './platform/events/events.module.js';
import { HealthController } from './features/health/health.controller.js';
import { HealthModule } from './features/health/health.module.js';
import { MetricsController } from './features/health/metrics.controller.js';
import { ConnectionDrainService } from './platform/http/server/connection-drain.service.js';
import { HttpModule } from './platform/http/http.module.js';
import { ProblemFilter } from './platform/http/errors/problem.filter.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { QueueWatchModule } from './platform/jobs/queue-watch.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { FileController } from './features/media/files/file.controller.js';
import { GalleryController } from './features/media/gallery.controller.js';
import { MediaController } from './features/media/media.controller.js';
import { MediaModule } from './features/media/media.module.js';
import { PagesModule } from './features/pages/pages.module.js';
import { PanelStaffController } from './features/staff/accounts/panel-staff.controller.js';
import { AuthController } from './features/staff/auth.controller.js';
import { SecondFactorController } from './features/staff/second-factor/second-factor.controller.js';
import { SessionsController } from './features/staff/sessions/sessions.controller.js';
import { StaffModule } from './features/staff/staff.module.js';
import { StorageModule } from './platform/storage/storage.module.js';
import { SettingsModule } from './platform/settings/settings.module.js';
import { SingleUploadController } from './features/uploads/single-upload.controller.js';
import { SliceUploadController } from './features/uploads/slices/slice-upload.controller.js';
import { UploadsModule } from './features/uploads/uploads.module.js';
import { WeddingPagesController } from './features/weddings/wedding-pages.controller.js';
import { WeddingsController } from './features/weddings/weddings.controller.js';
import { WeddingsModule } from './features/weddings/weddings.module.js';

/** What every process is made of, web and worker alike. */
export const PLATFORM = [
  ConfigModule,
  DatabaseModule,
  StorageModule,
  JobsModule,
  QueueWatchModule,
  EventsModule,
  HttpModule,
  MailModule,
  SettingsModule,
];
export const FEATURES = [
  HealthModule,
  StaffModule,
  WeddingsModule,
  BackgroundsModule,
  MediaModule,
  UploadsModule,
  ArchivesModule,
  ContactModule,
  BackOfficeModule,
  CleanupModule,
];

/** The web process: all features, and the controllers that put them on HTTP. */
@Module({
  imports: [...PLATFORM, ...FEATURES, PagesModule],
  controllers: [
    HealthController,
    MetricsController,
    DocsController,
    AuthController,
    SessionsController,
    SecondFactorController,
    WeddingsController,
    WeddingPagesController,
    BackOfficeController,
    PanelController,
    PanelWeddingsController,
    WeddingLinksController,
    PanelMediaController,
    PanelBackgroundsController,
    PanelMessagesController,
    PanelStaffController,
    PanelAuditController,
    QrCodeController,
    BackgroundPagesController,
    BackgroundsController,
    ContactController,
    GalleryController,
    SingleUploadController,
    SliceUploadController,
    ArchivesController,
    BulkDownloadController,
    MediaController,
    FileController,
  ],
  providers: [ConnectionDrainService, { provide: APP_FILTER, useClass: ProblemFilter }],
})
export class ApiModule {}
