import path from 'node:path';
import sharp from 'sharp';
import { useOriginalFolder } from '../../../../../../test/support/zoo/original-folder.js';
import {
  colourErrorOf,
  cornersOf,
} from '../../../../../../test/support/zoo/patterns.js';
import {
  PICTURES,
  tornJpeg,
  transparentPng,
} from '../../../../../../test/support/zoo/pictures.js';
import { derivePhoto, photoDeviceFacts } from './photo.js';

/** The tolerance of lossy coding and conversion from print colours. */
const TOLERANCE = 12;
const CMYK_TOLERANCE = 60;
const TAKEN_AT = new Date('2026-09-12T14:30:00Z');

const originals = useOriginalFolder();

const derived = async (bytes: Buffer) =>
  derivePhoto(await originals.store(bytes));

describe.each(Object.keys(PICTURES))('%s', (name) => {
  it('gets renditions of the right size and colours', async () => {
    const { width, height, thumb, preview, placeholder, damage } =
      await derived(await PICTURES[name]!());
    expect({ width, height, damage }).toEqual({
      width: 1200,
      height: 900,
      damage: undefined,
    });
    expect(await sharp(preview).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 900,
      space: 'srgb',
    });
    expect(await sharp(thumb).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
      space: 'srgb',
    });
    const tolerance = name.startsWith('cmyk') ? CMYK_TOLERANCE : TOLERANCE;
    expect(await colourErrorOf(preview)).toBeLessThan(tolerance);
    expect(await colourErrorOf(thumb)).toBeLessThan(tolerance);
    expect(placeholder.length).toBeLessThanOrEqual(200);
    const tiny = Buffer.from(
      placeholder.replace('data:image/webp;base64,', ''),
      'base64',
    );
    expect((await cornersOf(tiny)).topLeft[0]).toBeGreaterThan(150);
  });
});

it.each(['moving.avif', 'burst.heifs', 'burst.heics'])(
  '%s has the duration of its two frames',
  async (name) => {
    const { durationSeconds } = await derived(await PICTURES[name]!());
    expect(durationSeconds).toBeCloseTo(1, 1);
  },
);

describe('a photo', () => {
  it.each([
    ['iphone.heic', 'image/heic'],
    ['phone.jxl', 'image/jxl'],
    ['raw.dng', 'image/x-adobe-dng'],
  ])('of %s has its time of capture', async (name, type) => {
    const { recordedTime } = await derived(await PICTURES[name]!());
    expect(new Date(recordedTime!)).toEqual(TAKEN_AT);
    const later = await photoDeviceFacts(
      path.join(originals.dir, 'original'),
      type,
    );
    expect(later.recordedTime).toBe(recordedTime);
  });

  it('keeps its transparency', async () => {
    const { preview, thumb } = await derived(await transparentPng());
    for (const file of [preview, thumb]) {
      const { channels } = await sharp(file).stats();
      expect(channels[3]?.max).toBe(0);
    }
  });

  it('that is truncated is shown as far as possible and reported', async () => {
    const { damage, preview } = await derived(await tornJpeg());
    expect(damage).toBe('truncated');
    const { channels } = await sharp(preview)
      .extract({ left: 0, top: 0, width: 1200, height: 400 })
      .stats();
    expect(channels[0]!.stdev).toBeGreaterThan(5);
  });
});
