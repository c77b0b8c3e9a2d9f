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
];
