export * from './audit-actions.js';
export * from './rules/contact.js';
export { contactService } from './contact-service.js';
export * from './rules/email-address.js';
export * from './languages.js';
export * from './limits.js';
export * from './media-types.js';
export * from './rules/local-days.js';
export { formatNumber, formatPercent } from './rules/local-numbers.js';
export * from './rules/local-sizes.js';
export * from './rules/note.js';
export * from './problems.js';
export * from './routes.js';
export * from './settings.js';
export * from './site-pages.js';
export * from './rules/slices.js';
export * from './rules/slug.js';
export * from './staff-routes.js';
export * from './testimonials.js';
export * from './rules/title.js';
export { zipName } from './zip-name.js';

/** Types only: guests must not download zod. */
export type {
  ArchiveReason,
  ArchiveState,
  ArchiveStatus,
  AuditEntry,
  BackgroundRow,
  BulkDeletion,
  BulkLimits,
  ChangedItems,
  ChangeNames,
  ContactMessageStatus,
  CreateWedding,
  DeletionValidation,
  EndedSessions,
  GalleryAccess,
  LargeWedding,
  MediaChanges,
  MediaItem,
  OldWedding,
  PanelBackground,
  PanelContactMessage,
  PanelMedia,
  PanelOverview,
  PanelStaff,
  PanelStaffWithPassword,
  PanelSummary,
  PanelTestimonial,
  PanelWedding,
  PathValidity,
  ProblemBody,
  Processing,
  ProviderLinks,
  PublicConfig,
  QueueFigures,
  RecoveryCodes,
  RenditionName,
  Restoration,
  SecondFactorSetup,
  SecondFactorState,
  Setting,
  SettingsSheet,
  SettingSource,
  SettingValues,
  StaffMember,
  StaffSessionEntry,
  StorageMonth,
  Success,
  SystemState,
  TestimonialSheet,
  TitleFont,
  UploadedFile,
  UploadHours,
  UploadState,
  UploadSwitch,
  VideoTools,
  WeddingCreated,
  WeddingInfo,
  WeddingMediaTotals,
  WeddingRow,
} from './schemas/index.js';
