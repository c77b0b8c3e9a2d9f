import { Baseline1764600000000 } from './1764600000000-baseline.js';
import { PlayableVideos1764700000000 } from './1764700000000-playable-videos.js';
import { CompletingUploads1764750000000 } from './1764750000000-completing-uploads.js';
import { SelectionAlbums1764800000000 } from './1764800000000-selection-albums.js';
import { ChosenMedia1764850000000 } from './1764850000000-chosen-media.js';
import { WeddingEvents1764900000000 } from './1764900000000-wedding-events.js';
import { TakenBack1764950000000 } from './1764950000000-taken-back.js';
import { WeddingDates1765000000000 } from './1765000000000-wedding-dates.js';
import { EventHours1765050000000 } from './1765050000000-event-hours.js';
import { AlertKinds1765100000000 } from './1765100000000-alert-kinds.js';

/** All migrations; they run in this order. */
export const MIGRATIONS = [
  Baseline1764600000000,
  PlayableVideos1764700000000,
  CompletingUploads1764750000000,
  SelectionAlbums1764800000000,
  ChosenMedia1764850000000,
  WeddingEvents1764900000000,
  TakenBack1764950000000,
  WeddingDates1765000000000,
  EventHours1765050000000,
  AlertKinds1765100000000,
];
