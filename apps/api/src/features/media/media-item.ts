import {
  renditionUrl,
  storageUrl,
  type GalleryAccess,
  type RenditionName,
} from '@hatira/contract';
import { IS_SOUND_ONLY } from './failed-media.js';
import { isoText } from '../../platform/database/sql/iso-text.js';
import { KEY_COLUMN } from './files/media-keys.js';
import { addressOf, relationsOf } from './media-relations.js';

/** A `MediaItem` as JSON. */
export interface MediaRow {
  item: string;
}

/**
 * SQL: a `MediaItem` as JSON; unknown fields are absent. Galleries have
 * thousands: objects of their rows take the web process twice as long, and
 * `json_build_object` takes PostgreSQL five times as long.
 */
export function mediaItemJson(access: GalleryAccess): string {
  const known = [
    `'{"id":"' || ${KEY_COLUMN[access]} || '"'`,
    bare('file_name', 'to_json(file_name)'),
    quoted('file_type', 'file_type'),
    bare('file_size', 'file_size'),
    quoted('storage_url', addressOf('media', storageUrl)),
    quoted('created_at', isoText('created_at', 'US')),
    quoted('processing', 'processing'),
    quoted('moment', isoText('moment', 'US')),
    quoted('moment_source', 'moment_source'),
    bare('event', `coalesce('"' || event_id || '"', 'null')`),
  ];
  const { sameAs, motionOf, motionUrl } = relationsOf(access);
  const ifKnown = [
    bare('note', 'to_json(note)::text'),
    quoted('taken_at', isoText('taken_at', 'US')),
    `${bare('width', 'width')} || ${bare('height', 'height')}`,
    bare('duration_seconds', 'duration_seconds'),
    bare('sound_only', IS_SOUND),
    quoted('placeholder', 'placeholder'),
    bare('camera', "to_json(nullif(camera, ''))::text"),
    ...(['thumb', 'preview', 'poster', 'playback', 'preview_hdr'] as const).map(
      rendition,
    ),
    quoted('motion_url', motionUrl),
    quoted('same_as', sameAs),
    quoted('motion_of', motionOf),
    bare('sender', SENDER),
    // The couple's own: marks, exposure and the guest's table.
    ...(access === 'full'
      ? [
          bare('marks', `(${MARKS})`),
          quoted('exposure', EXPOSURE),
          bare('table', 'table_number'),
        ]
      : []),
  ];
  // `concat` skips null.
  return `${known.join(' || ')} || concat(${ifKnown.join(', ')}) || '}'`;
}

/**
 * SQL: the same number for the files of one browser in this wedding. The id
 * itself, the guest's cookie, stays secret.
 */
const SENDER = '(hashtextextended(guest_id, wedding_id) & 1099511627775)';

const IS_SOUND = `CASE WHEN ${IS_SOUND_ONLY} THEN 'true' END`;

const EXPOSURE = "nullif(exposure, 'shown')";

/** EXISTS finds the marked items by one hash; the text is a query for each. */
const MARKS = `CASE WHEN EXISTS (SELECT FROM media_marks WHERE media_id = media.id) THEN (
  SELECT '{' || string_agg('"' || partner || '":{"heart":' || heart || coalesce(',"verdict":"' || verdict || '"', '') || '}', ',') || '}'
  FROM media_marks WHERE media_id = media.id) END`;

function rendition(name: RenditionName): string {
  const address = addressOf('media', (key) => renditionUrl(key, name));
  return `CASE WHEN '${name}' = ANY(renditions) THEN ${quoted(`${name}_url`, address)} END`;
}

/** Writes a value of the product: guests' words may need escapes. */
function quoted(name: string, value: string): string {
  return `',"${name}":"' || (${value}) || '"'`;
}

function bare(name: string, value: string): string {
  return `',"${name}":' || ${value}`;
}
