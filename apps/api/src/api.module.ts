import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AlbumsModule } from './features/albums/albums.module.js';
import { ArchivesModule } from './features/archives/archives.module.js';
import { BackOfficeModule } from './features/back-office/back-office.module.js';
import { BackgroundsModule } from './features/backgrounds/backgrounds.module.js';
import { CardsModule } from './features/cards/cards.module.js';
import { CleanupModule } from './features/cleanup/cleanup.module.js';
import { ContactModule } from './features/contact/contact.module.js';
import { DemoModule } from './features/demo/demo.module.js';
import { DocsModule } from './features/docs/docs.module.js';
import { GalleryLinksModule } from './features/gallery-links/gallery-links.module.js';
import { GuestBookModule } from './features/guest-book/guest-book.module.js';
import { HealthModule } from './features/health/health.module.js';
import { MediaModule } from './features/media/media.module.js';
import { PagesModule } from './features/pages/pages.module.js';
import { RehearsalsModule } from './features/rehearsals/rehearsals.module.js';
import { StaffModule } from './features/staff/staff.module.js';
import { WallModule } from './features/wall/wall.module.js';
import { UploadsModule } from './features/uploads/uploads.module.js';
import { WeddingEventsModule } from './features/wedding-events/wedding-events.module.js';
import { WeddingsModule } from './features/weddings/weddings.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { ProblemFilter } from './platform/http/errors/problem.filter.js';
import { HttpModule } from './platform/http/http.module.js';
import { ConnectionDrainService } from './platform/http/server/connection-drain.service.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { QueueWatchModule } from './platform/jobs/queue-watch.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { ProcessesModule } from './platform/processes/processes.module.js';
import { SettingsModule } from './platform/settings/settings.module.js';
import { StorageModule } from './platform/storage/storage.module.js';

/** Import no feature. */
export const PLATFORM = [
  ConfigModule,
  ProcessesModule,
  DatabaseModule,
  StorageModule,
  JobsModule,
  QueueWatchModule,
  EventsModule,
  HttpModule,
  MailModule,
  SettingsModule,
];
/** Each imports only features above it. */
export const FEATURES = [
  HealthModule,
  StaffModule,
  WeddingsModule,
  BackgroundsModule,
  CardsModule,
  MediaModule,
  WeddingEventsModule,
  GuestBookModule,
  WallModule,
  UploadsModule,
  ArchivesModule,
  GalleryLinksModule,
  AlbumsModule,
  ContactModule,
  BackOfficeModule,
  DemoModule,
  CleanupModule,
];

/** Robots of rehearsals run in web processes. `PagesModule` matches every remaining address, so it is last. */
@Module({
  imports: [
    ...PLATFORM,
    ...FEATURES,
    RehearsalsModule,
    DocsModule,
    PagesModule,
  ],
  providers: [
    ConnectionDrainService,
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class ApiModule {}
