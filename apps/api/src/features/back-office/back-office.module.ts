import { Module } from '@nestjs/common';
import { ArchivesModule } from '../archives/archives.module.js';
import { BackgroundsModule } from '../backgrounds/backgrounds.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { GalleryLinksModule } from '../gallery-links/gallery-links.module.js';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { PanelAuditRepository } from './lists/panel-audit.repository.js';
import { PanelBackgroundsRepository } from './lists/panel-backgrounds.repository.js';
import { PanelSummaryRepository } from './lists/panel-summary.repository.js';
import { PanelMediaRepository } from './lists/panel-media.repository.js';
import { PanelMessagesRepository } from './lists/panel-messages.repository.js';
import { PanelWeddingsRepository } from './lists/panel-weddings.repository.js';
import { WeddingRowsRepository } from './lists/wedding-rows.repository.js';
import { ControlRoomController } from './control-room/control-room.controller.js';
import { ControlRoomRepository } from './control-room/control-room.repository.js';
import { ControlRoomService } from './control-room/control-room.service.js';
import { MachineFiguresService } from './overview/machine-figures.service.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewRepository } from './overview/overview.repository.js';
import { OverviewService } from './overview/overview.service.js';
import { UploadHoursRepository } from './overview/upload-hours.repository.js';
import { PanelMediaService } from './media/panel-media.service.js';
import { WeddingMediaRepository } from './media/wedding-media.repository.js';
import { WeddingMediaService } from './media/wedding-media.service.js';
import { SettingsChangeService } from './settings-change.service.js';
import { WeddingDeletionService } from './weddings/wedding-deletion.service.js';
import { WeddingDetailsService } from './weddings/wedding-details.service.js';
import { WeddingErasureService } from './weddings/wedding-erasure.service.js';
import { WeddingTrashRepository } from './weddings/wedding-trash.repository.js';
import { TodayController } from './today/today.controller.js';
import { TodayRepository } from './today/today.repository.js';
import { BackOfficeController } from './back-office.controller.js';
import { PanelMediaController } from './media/panel-media.controller.js';
import { WeddingMediaController } from './media/wedding-media.controller.js';
import { PanelAuditController } from './panel-audit.controller.js';
import { PanelBackgroundsController } from './backgrounds/panel-backgrounds.controller.js';
import { PanelMessagesController } from './messages/panel-messages.controller.js';
import { PanelController } from './panel.controller.js';
import { PanelTestimonialsController } from './testimonials/panel-testimonials.controller.js';
import { PanelWeddingsController } from './weddings/panel-weddings.controller.js';
import { QrCodeController } from './weddings/qr-code.controller.js';
import { WeddingVisibilityController } from './weddings/wedding-visibility.controller.js';
import { WeddingLinksController } from './weddings/wedding-links.controller.js';

@Module({
  imports: [
    ArchivesModule,
    BackgroundsModule,
    ContactModule,
    GalleryLinksModule,
    MediaModule,
    StaffModule,
    UploadsModule,
    WeddingsModule,
  ],
  controllers: [
    BackOfficeController,
    ControlRoomController,
    OverviewController,
    PanelAuditController,
    PanelBackgroundsController,
    PanelController,
    PanelTestimonialsController,
    PanelMediaController,
    PanelMessagesController,
    PanelWeddingsController,
    QrCodeController,
    TodayController,
    WeddingLinksController,
    WeddingMediaController,
    WeddingVisibilityController,
  ],
  providers: [
    ControlRoomRepository,
    ControlRoomService,
    MachineFiguresService,
    OverviewRepository,
    OverviewService,
    PanelAuditRepository,
    PanelBackgroundsRepository,
    PanelSummaryRepository,
    PanelMediaRepository,
    PanelMediaService,
    PanelMessagesRepository,
    PanelWeddingsRepository,
    SettingsChangeService,
    TodayRepository,
    UploadHoursRepository,
    WeddingDeletionService,
    WeddingDetailsService,
    WeddingErasureService,
    WeddingMediaRepository,
    WeddingMediaService,
    WeddingRowsRepository,
    WeddingTrashRepository,
  ],
})
export class BackOfficeModule {}
