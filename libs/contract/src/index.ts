export * from './album-modes.js';
export * from './routes/album-routes.js';
export { ALBUM_API, VISIBILITY_API } from './routes/album-routes.js';
export { FAVOURITES_API } from './routes/favourites-routes.js';
export * from './alerts.js';
export * from './audit-actions.js';
export * from './wedding-dates.js';
export * from './cards.js';
export * from './rules/card-choice.js';
export * from './rules/card-colour.js';
export * from './rules/contact.js';
export { csvCell } from './rules/csv-cell.js';
export * from './rules/time/day-headings.js';
export { contactService } from './site/contact-service.js';
export * from './rules/email-address.js';
export * from './rules/event-words.js';
export * from './rules/given-names.js';
export * from './rules/invite-words.js';
export * from './event-kinds.js';
export * from './routes/event-routes.js';
export * from './guest-book.js';
export * from './languages.js';
export * from './limits.js';
export * from './media-types.js';
export * from './rules/time/local-days.js';
export { formatNumber, formatPercent } from './rules/time/local-numbers.js';
export * from './rules/time/local-sizes.js';
export * from './rules/note.js';
export { OWN_API } from './routes/own-media-routes.js';
export * from './problems.js';
export * from './rehearsal.js';
export * from './routes/retry-routes.js';
export * from './routes/routes.js';
export { SENDING_API } from './routes/sending-routes.js';
export * from './settings.js';
export * from './routes/deleted-routes.js';
export * from './site-pages.js';
export * from './rules/slices.js';
export * from './rules/slug.js';
export * from './routes/staff-routes.js';
export * from './site/testimonials.js';
export * from './rules/time/time-zone.js';
export * from './rules/title.js';
export * from './rules/typed-visibility.js';
export * from './rules/time/wedding-events.js';
export * from './rules/time/zone-time.js';
export * from './rules/time/day-words.js';
export * from './viewing/chapters.js';
export * from './viewing/keys.js';
export { hasMasthead } from './viewing/masthead.js';
export * from './viewing/local-hours.js';
export * from './viewing/opener.js';
export { playAloud } from './viewing/play-aloud.js';
export * from './viewing/swipe.js';
export * from './viewing/undated.js';
export { SLIDE_SECONDS } from './viewing/pace.js';
export * from './viewing/rest.js';
export * from './routes/selection-album-routes.js';
export * from './routes/wall-routes.js';
export * from './zip-album.js';
export { zipName } from './zip-name.js';

/** Types only: guests must not download zod. */
export type {
  ActiveWedding,
  AlertChoice,
  AlbumItem,
  AlbumMode,
  AlbumModeration,
  AlbumPage,
  AlbumRendition,
  AlbumVisibility,
  ArchiveLayout,
  ArchiveReason,
  ArchiveState,
  ArchiveStatus,
  AuditEntry,
  BackgroundRow,
  BulkDeletion,
  BulkLimits,
  CardPrints,
  CardQuery,
  ChangedItems,
  ChangeFavouritesTarget,
  ChangeNames,
  ChangeVisibility,
  ChangeWedding,
  ChangeWifi,
  ContactMessageStatus,
  ControlRoom,
  DayWedding,
  CreateWedding,
  DeletedItem,
  DeletedPage,
  DeletedPart,
  DeletionValidation,
  EndedSessions,
  EventChange,
  EventFilesMoved,
  ExposureResult,
  FavouritesChange,
  FavouritesTarget,
  GalleryAccess,
  HashedFile,
  KnownFile,
  LargeWedding,
  MakeSelectionAlbum,
  MarkChange,
  MarkingResult,
  MarkPartner,
  MediaChanges,
  MediaExposure,
  MediaItem,
  MediaMarking,
  MediaSort,
  WantedSort,
  MomentSource,
  NewEvent,
  OldWedding,
  OpenedAlbum,
  OneWeddingEvent,
  OwnItem,
  OwnItems,
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
  Rehearsal,
  RehearsalStep,
  RenamedItems,
  RelativesLink,
  RenditionName,
  Restoration,
  RetryResult,
  SecondFactorSetup,
  SecondFactorState,
  SelectionAlbum,
  SelectionAlbumList,
  SelectionAlbumMade,
  Setting,
  SettingsSheet,
  SettingSource,
  SettingValues,
  StaffMember,
  StaffSessionEntry,
  StorageMonth,
  Success,
  SystemState,
  TakenBack,
  TestimonialSheet,
  TitleFont,
  Today,
  TroubledGuest,
  Turn,
  TurnKind,
  UploadedFile,
  UploadHours,
  UploadState,
  UploadSwitch,
  Verdict,
  VideoTools,
  WeddingAlerts,
  Wall,
  WallChanges,
  WallCommand,
  WallItem,
  WallList,
  WallMade,
  WallState,
  WallView,
  WeddingCreated,
  WeddingEvent,
  WeddingEvents,
  WeddingInfo,
  WeddingMediaTotals,
  WeddingRow,
  WeddingTrouble,
  WeddingWifi,
  WifiNetwork,
} from './schemas/index.js';
