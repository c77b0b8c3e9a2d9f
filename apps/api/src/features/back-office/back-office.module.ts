import { Module } from '@nestjs/common';
import { ArchivesModule } from '../archives/archives.module.js';
import { BackgroundsModule } from '../backgrounds/backgrounds.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { PanelAuditList } from './lists/panel-audit-list.js';
import { PanelBackgroundList } from './lists/panel-background-list.js';
import { PanelFigures } from './lists/panel-figures.js';
import { PanelMediaList } from './lists/panel-media-list.js';
import { PanelMessageList } from './lists/panel-message-list.js';
import { PanelWeddingList } from './lists/panel-wedding-list.js';
import { WeddingRows } from './lists/wedding-rows.js';
import { PanelMediaChanges } from './media/panel-media-changes.js';
import { SettingsChange } from './settings-change.js';
import { WeddingDeletion } from './weddings/wedding-deletion.js';
import { WeddingErasure } from './weddings/wedding-erasure.js';
import { WeddingLinkChanges } from './weddings/wedding-link-changes.js';
import { WeddingRemains } from './weddings/wedding-remains.js';

const PARTS = [
  PanelAuditList,
  PanelBackgroundList,
  PanelFigures,
  PanelMediaChanges,
  PanelMediaList,
  PanelMessageList,
  PanelWeddingList,
  SettingsChange,
  WeddingDeletion,
  WeddingErasure,
  WeddingLinkChanges,
  WeddingRemains,
  WeddingRows,
];

@Module({
  imports: [ArchivesModule, BackgroundsModule, ContactModule, MediaModule, StaffModule, UploadsModule, WeddingsModule],
  providers: PARTS,
  exports: PARTS,
})
export class BackOfficeModule {}
