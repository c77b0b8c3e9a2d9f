import { z } from 'zod';
import { EVENT_KINDS } from '../../event-kinds.js';
import { endsAfterItBegins } from '../../rules/time/wedding-events.js';
import { mediaSelection } from '../media.js';
import { albumMode } from '../visibility.js';
import { displayedDate, displayedName } from './names.js';

export const eventId = z.uuid();

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time from 00:00 to 23:59');

const eventFields = z.object({
  kind: z.enum(EVENT_KINDS),
  name: displayedName
    .nullable()
    .describe('Null: the kind is its name. `other` requires one.')
    .default(null),
  date: displayedDate.describe("The event's day in the wedding's zone."),
  begins: timeOfDay,
  ends: timeOfDay.describe(
    'Later than `begins`, or in the night after it until 08:00.',
  ),
  place: displayedName.nullable().default(null),
  visibility: albumMode
    .nullable()
    .describe("Who sees the event's files. Null or absent: as the wedding's.")
    .optional(),
  until: z.iso
    .datetime({ offset: true })
    .describe('For `sealed` alone, which requires it. Afterwards it is shared.')
    .optional(),
});

/** `POST …/events` */
export const newEvent = eventFields
  .refine(endsAfterItBegins, {
    path: ['ends'],
    error: 'is before the begin',
  })
  .refine(({ kind, name }) => kind !== 'other' || name !== null, {
    path: ['name'],
    error: 'is required for other events',
  })
  .refine(
    ({ visibility, until }) => (visibility === 'sealed') === Boolean(until),
    { path: ['until'], error: 'is for sealed events, which require it' },
  );
export type NewEvent = z.infer<typeof newEvent>;

/** `PATCH …/events/{id}`: absent fields stay. */
export const eventChange = z.object({
  kind: eventFields.shape.kind.optional(),
  name: displayedName.nullable().optional(),
  date: eventFields.shape.date.optional(),
  begins: timeOfDay.optional(),
  ends: timeOfDay.optional(),
  place: displayedName.nullable().optional(),
  visibility: eventFields.shape.visibility.describe(
    "Null: as the wedding's. It takes the former `until` away.",
  ),
  until: eventFields.shape.until,
});
export type EventChange = z.infer<typeof eventChange>;

/** An event of a wedding, as it is stored. */
export const weddingEvent = z
  .object({ id: eventId, ...eventFields.shape })
  .meta({ id: 'WeddingEvent' });
export type WeddingEvent = z.infer<typeof weddingEvent>;

/** `GET …/events` */
export const weddingEvents = z
  .object({
    success: z.literal(true),
    data: z.array(weddingEvent).describe('In the order in which they begin.'),
  })
  .meta({ id: 'WeddingEvents' });
export type WeddingEvents = z.infer<typeof weddingEvents>;

/** `POST …/events` and `PATCH …/events/{id}` */
export const oneWeddingEvent = z
  .object({ success: z.literal(true), data: weddingEvent })
  .meta({ id: 'OneWeddingEvent' });
export type OneWeddingEvent = z.infer<typeof oneWeddingEvent>;

/** `PUT /api/galleries/{hash}/events/files` */
export const eventFiles = mediaSelection.extend({
  event: eventId
    .nullable()
    .describe('Null: they belong to no event. Absent: by their moments again.')
    .optional(),
});
export type EventFiles = z.infer<typeof eventFiles>;

/** `PUT /api/galleries/{hash}/events/files` */
export const eventFilesMoved = z
  .object({ success: z.literal(true), changed: z.int() })
  .meta({ id: 'EventFilesMoved' });
export type EventFilesMoved = z.infer<typeof eventFilesMoved>;
