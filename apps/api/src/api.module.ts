import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ArchivesController } from './archives/archives.controller.js';
import { ArchivesModule } from './archives/archives.module.js';
import { BulkDownloadController } from './archives/bulk-download.controller.js';
import { BackOfficeController } from './back-office/back-office.controller.js';
import { BackOfficeModule } from './back-office/back-office.module.js';
import { PanelAuditController } from './back-office/panel-audit.controller.js';
import { PanelBackgroundsController } from './back-office/panel-backgrounds.controller.js';
import { PanelMessagesController } from './back-office/panel-messages.controller.js';
import { PanelController } from './back-office/panel.controller.js';
import { PanelMediaController } from './back-office/media/panel-media.controller.js';
import { WeddingLinksController } from './back-office/weddings/wedding-links.controller.js';
import { PanelWeddingsController } from './back-office/weddings/panel-weddings.controller.js';
import { QrCodeController } from './back-office/weddings/qr-code.controller.js';
import { BackgroundPagesController } from './backgrounds/background-pages.controller.js';
import { BackgroundsController } from './backgrounds/backgrounds.controller.js';
import { BackgroundsModule } from './backgrounds/backgrounds.module.js';
import { CleanupModule } from './cleanup/cleanup.module.js';
import { ConfigModule } from './config/config.module.js';
import { ContactController } from './contact/contact.controller.js';
import { ContactModule } from './contact/contact.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DocsController } from './docs/docs.controller.js';
import { EventsModule } from './events/events.module.js';
import { HealthController } from './health/health.controller.js';
import { HealthModule } from './health/health.module.js';
import { MetricsController } from './health/metrics.controller.js';
import { ConnectionDrain } from './http/connection-drain.js';
import { HttpModule } from './http/http.module.js';
import { ProblemFilter } from './http/problem.filter.js';
import { JobsModule } from './jobs/jobs.module.js';
import { QueueWatchModule } from './jobs/queue-watch.module.js';
import { MailModule } from './mail/mail.module.js';
import { FileController } from './media/file.controller.js';
import { GalleryController } from './media/gallery.controller.js';
import { MediaController } from './media/media.controller.js';
import { MediaModule } from './media/media.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PanelStaffController } from './staff/accounts/panel-staff.controller.js';
import { AuthController } from './staff/auth.controller.js';
import { SecondFactorController } from './staff/second-factor/second-factor.controller.js';
import { SessionsController } from './staff/sessions/sessions.controller.js';
import { StaffModule } from './staff/staff.module.js';
import { StorageModule } from './storage/storage.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { SingleUploadController } from './uploads/single-upload.controller.js';
import { SliceUploadController } from './uploads/slices/slice-upload.controller.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { WeddingPagesController } from './weddings/wedding-pages.controller.js';
import { WeddingsController } from './weddings/weddings.controller.js';
import { WeddingsModule } from './weddings/weddings.module.js';

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
  providers: [ConnectionDrain, { provide: APP_FILTER, useClass: ProblemFilter }],
})
export class ApiModule {}
