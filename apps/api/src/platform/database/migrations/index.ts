import { Initial1763690000000 } from './1763690000000-initial.js';
import { Derivatives1763700000000 } from './1763700000000-derivatives.js';
import { Archives1763800000000 } from './1763800000000-archives.js';
import { MailAndContact1763800100000 } from './1763800100000-mail-and-contact.js';
import { BackOffice1763800200000 } from './1763800200000-back-office.js';
import { TextSearch1763800200001 } from './1763800200001-text-search.js';
import { SliceReceipts1763800300000 } from './1763800300000-slice-receipts.js';
import { BackgroundHash1763800400000 } from './1763800400000-background-hash.js';
import { GivenPassword1763805000000 } from './1763805000000-given-password.js';
import { UnfinishedBackgrounds1763806000000 } from './1763806000000-unfinished-backgrounds.js';
import { MessageGrace1763807000000 } from './1763807000000-message-grace.js';
import { SearchKey1763809000000 } from './1763809000000-search-key.js';
import { HostileArchiveNames1764100000000 } from './1764100000000-hostile-archive-names.js';
import { WeddingBytes1764100100000 } from './1764100100000-wedding-bytes.js';
import { WeddingTurns1764120000000 } from './1764120000000-wedding-turns.js';
import { WeddingLinks1764130000000 } from './1764130000000-wedding-links.js';
import { StaffSecurity1764140000000 } from './1764140000000-staff-security.js';
import { AuditIds1764150000000 } from './1764150000000-audit-ids.js';
import { MediaRetention1764150100000 } from './1764150100000-media-retention.js';
import { WeddingCounts1764151000000 } from './1764151000000-wedding-counts.js';
import { WeddingOrder1764151100000 } from './1764151100000-wedding-order.js';
import { DemoWedding1764160000000 } from './1764160000000-demo-wedding.js';
import { MediaNotes1764160300000 } from './1764160300000-media-notes.js';
import { WeddingNames1764160700000 } from './1764160700000-wedding-names.js';
import { MediaMonths1764200000000 } from './1764200000000-media-months.js';
import { RenditionSteps1764210000000 } from './1764210000000-rendition-steps.js';
import { MovingPhotos1764220000000 } from './1764220000000-moving-photos.js';
import { Moments1764300000000 } from './1764300000000-moments.js';
import { MediaMarks1764310000000 } from './1764310000000-media-marks.js';
import { OwnMedia1764330000000 } from './1764330000000-own-media.js';
import { Camera1764350000000 } from './1764350000000-camera.js';
import { ArchiveIndex1764360000000 } from './1764360000000-archive-index.js';
import { MediaSenders1764390000000 } from './1764390000000-media-senders.js';
import { Visibility1764370000000 } from './1764370000000-visibility.js';
import { ArchiveLayouts1764320000000 } from './1764320000000-archive-layouts.js';
import { RestorableMedia1764320000001 } from './1764320000001-restorable-media.js';
import { UploadFailures1764400000000 } from './1764400000000-upload-failures.js';
import { WeddingAlerts1764410000000 } from './1764410000000-wedding-alerts.js';
import { MotionSums1764480000000 } from './1764480000000-motion-sums.js';
import { NewlyShown1764510000000 } from './1764510000000-newly-shown.js';
import { ZipFormat1764540000000 } from './1764540000000-zip-format.js';
import { SoundCounts1764570000000 } from './1764570000000-sound-counts.js';
import { Tables1764440000000 } from './1764440000000-tables.js';
import { Evening1764450000000 } from './1764450000000-evening.js';
import { Rehearsals1764430000000 } from './1764430000000-rehearsals.js';
import { Walls1764420000000 } from './1764420000000-walls.js';

export const MIGRATIONS = [
  Initial1763690000000,
  Derivatives1763700000000,
  Archives1763800000000,
  MailAndContact1763800100000,
  BackOffice1763800200000,
  TextSearch1763800200001,
  SliceReceipts1763800300000,
  BackgroundHash1763800400000,
  GivenPassword1763805000000,
  UnfinishedBackgrounds1763806000000,
  MessageGrace1763807000000,
  SearchKey1763809000000,
  HostileArchiveNames1764100000000,
  WeddingBytes1764100100000,
  WeddingTurns1764120000000,
  WeddingLinks1764130000000,
  StaffSecurity1764140000000,
  AuditIds1764150000000,
  MediaRetention1764150100000,
  WeddingCounts1764151000000,
  WeddingOrder1764151100000,
  DemoWedding1764160000000,
  MediaNotes1764160300000,
  WeddingNames1764160700000,
  MediaMonths1764200000000,
  RenditionSteps1764210000000,
  MovingPhotos1764220000000,
  Moments1764300000000,
  MediaMarks1764310000000,
  ArchiveLayouts1764320000000,
  RestorableMedia1764320000001,
  OwnMedia1764330000000,
  Camera1764350000000,
  ArchiveIndex1764360000000,
  UploadFailures1764400000000,
  WeddingAlerts1764410000000,
  MediaSenders1764390000000,
  Visibility1764370000000,
  MotionSums1764480000000,
  NewlyShown1764510000000,
  Tables1764440000000,
  Evening1764450000000,
  Rehearsals1764430000000,
  Walls1764420000000,
  ZipFormat1764540000000,
  SoundCounts1764570000000,
];
