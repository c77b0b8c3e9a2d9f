import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DATED_PICTURES } from '../../../../../../test/support/zoo/dates.js';
import { VIDEOS } from '../../../../../../test/support/zoo/videos.js';
import { probeVideo } from '../video/video.js';
import { derivePhotoThumb, photoDeviceFacts } from '../photo/photo.js';
import { deviceFactsIn, recordedInTags } from './recorded-time.js';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'dates-'));
});

afterAll(() => rm(dir, { recursive: true }));

const stored = () => path.join(dir, 'original');

it.each(Object.keys(DATED_PICTURES))('reads the time of %s', async (name) => {
  const { make, recordedTime } = DATED_PICTURES[name]!;
  await writeFile(stored(), await make());
  // Its pictures share a decoder.
  const found = await derivePhotoThumb(stored(), { sender: 'dates' });
  expect(found.recordedTime).toBe(recordedTime);
});

it("reads the time of a TIFF's EXIF directory for earlier rows", async () => {
  const { make, recordedTime } = DATED_PICTURES["a TIFF's EXIF directory"]!;
  await writeFile(stored(), await make());
  const found = await photoDeviceFacts(stored(), 'image/tiff');
  expect(found.recordedTime).toBe(recordedTime);
});

it('reads the day that a program wrote into a video', async () => {
  const made = path.join(dir, 'edited.mp4');
  await VIDEOS['edited.mp4']!(made);
  expect((await probeVideo(made)).recordedTime).toBe(
    '2026-09-12T17:30:00+03:00',
  );
});

it.each([
  [
    { creation_time: '2026-09-12T14:30:00Z', date: '2020' },
    '2026-09-12T14:30:00Z',
  ],
  [
    { creation_time: '1904-01-01T00:00:00Z', date: '2026-09-12 17:30:00' },
    '2026-09-12T17:30:00',
  ],
  [{ date: '2026-09-12T17:30:00+0300' }, '2026-09-12T17:30:00+03:00'],
  [{ date: '2026-09-12' }, undefined],
  [{ date: '2026-19-42T17:30:00' }, undefined],
])('of the tags %j takes %s', (tags, time) =>
  expect(recordedInTags(tags as Record<string, string>)).toBe(time),
);

it.each(['yesterday', '2026-09-12', '2026-99-12T17:30:00', 'x'.repeat(40)])(
  'takes no time from an XMP date of %s',
  async (time) =>
    expect(await deviceFactsIn(undefined, time)).toEqual({ camera: '' }),
);
