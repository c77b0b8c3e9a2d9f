import { momentOf, type MomentFacts } from './moment-of.js';

const WEDDING = {
  timeZone: 'Europe/Istanbul',
  dayMs: Date.UTC(2026, 5, 20),
};
const MINUTE_MS = 60_000;

const facts = (given: Partial<MomentFacts>): MomentFacts => ({
  fileType: 'image/jpeg',
  createdAt: new Date('2026-06-20T20:00:00Z'),
  recordedTime: null,
  clientModifiedAt: null,
  clientClockErrorMs: null,
  clientTimeZone: null,
  ...given,
});
const found = (given: Partial<MomentFacts>, wedding = WEDDING) => {
  const { moment, momentSource } = momentOf(facts(given), wedding);
  return `${momentSource} ${moment.toISOString().slice(0, 19)}`;
};
const at = (time: string) => new Date(`2026-06-20T${time}Z`);
const minutes = (count: number) => count * MINUTE_MS;

it('puts an iPhone and an older Android in one order', () => {
  const iPhone = { recordedTime: '2026-06-20T21:14:05+03:00' };
  const android = { recordedTime: '2026-06-20T21:14:06' };
  expect([found(iPhone), found(android)]).toEqual([
    'exif_offset 2026-06-20T18:14:05',
    'exif 2026-06-20T18:14:06',
  ]);
});

it.each<[string, Partial<MomentFacts>, string]>([
  [
    'EXIF in the zone of the phone',
    { recordedTime: '2026-06-20T21:14:05', clientTimeZone: 'Europe/Berlin' },
    'exif 2026-06-20T19:14:05',
  ],
  [
    "EXIF in the wedding's zone, sent from home",
    {
      recordedTime: '2026-06-20T21:14:05',
      clientTimeZone: 'Europe/Berlin',
      clientModifiedAt: at('18:14:06'),
    },
    'exif 2026-06-20T18:14:05',
  ],
  [
    'EXIF of the second of two hours, by the date of the file',
    {
      recordedTime: '2026-10-25T02:30:00',
      clientTimeZone: 'Europe/Berlin',
      clientModifiedAt: new Date('2026-10-25T01:30:05Z'),
      createdAt: new Date('2026-10-26T08:00:00Z'),
    },
    'exif 2026-10-25T01:30:00',
  ],
  [
    'EXIF of the first of two hours, by the date of the file',
    {
      recordedTime: '2026-10-25T02:30:00',
      clientTimeZone: 'Europe/Berlin',
      clientModifiedAt: new Date('2026-10-25T00:30:05Z'),
      createdAt: new Date('2026-10-26T08:00:00Z'),
    },
    'exif 2026-10-25T00:30:00',
  ],
  [
    'EXIF of one of two hours, whose file has another date',
    {
      recordedTime: '2026-10-25T02:30:00',
      clientTimeZone: 'Europe/Berlin',
      clientModifiedAt: new Date('2026-10-25T12:00:00Z'),
      createdAt: new Date('2026-10-26T08:00:00Z'),
    },
    'exif 2026-10-25T00:30:00',
  ],
  [
    'the UTC of a video',
    { fileType: 'video/mp4', recordedTime: '2026-06-20T18:14:05.000000Z' },
    'video 2026-06-20T18:14:05',
  ],
  [
    "the file's date by a clock three hours behind",
    { clientModifiedAt: at('15:14:05'), clientClockErrorMs: minutes(180) },
    'file 2026-06-20T18:14:05',
  ],
  [
    'EXIF by a clock nine minutes ahead',
    {
      recordedTime: '2026-06-20T21:23:05+03:00',
      clientClockErrorMs: minutes(-9),
    },
    'exif_offset 2026-06-20T18:14:05',
  ],
  [
    'EXIF of another camera, which the error would put into the future',
    {
      recordedTime: '2026-06-20T22:59:00+03:00',
      clientClockErrorMs: minutes(180),
    },
    'exif_offset 2026-06-20T19:59:00',
  ],
  [
    "EXIF as it is for an error within the network's delay",
    { recordedTime: '2026-06-20T21:14:05+03:00', clientClockErrorMs: 30_000 },
    'exif_offset 2026-06-20T18:14:05',
  ],
  [
    'the upload for an unset clock',
    { recordedTime: '1970-01-01T00:00:00', clientModifiedAt: new Date(0) },
    'upload 2026-06-20T20:00:00',
  ],
  [
    "the file's date for a future in EXIF",
    { recordedTime: '2031-01-01T00:00:00', clientModifiedAt: at('18:14:05') },
    'file 2026-06-20T18:14:05',
  ],
  [
    'the upload for a date years before the wedding',
    { recordedTime: '2019-06-20T21:14:05+03:00' },
    'upload 2026-06-20T20:00:00',
  ],
  [
    'the engagement',
    { recordedTime: '2025-09-01T12:00:00+03:00' },
    'exif_offset 2025-09-01T09:00:00',
  ],
  [
    'the upload for what is no time',
    { recordedTime: 'yesterday', clientModifiedAt: new Date(NaN) },
    'upload 2026-06-20T20:00:00',
  ],
  [
    'the upload for absurd clocks',
    { clientModifiedAt: new Date(8.64e15), clientClockErrorMs: -9e15 },
    'upload 2026-06-20T20:00:00',
  ],
])('takes %s', (_, given, expected) => expect(found(given)).toBe(expected));

it('takes any plausible date for a wedding without one', () => {
  const old = { recordedTime: '2019-06-20T21:14:05+03:00' };
  const undated = { ...WEDDING, dayMs: undefined as never };
  expect(found(old, undated)).toBe('exif_offset 2019-06-20T18:14:05');
});
