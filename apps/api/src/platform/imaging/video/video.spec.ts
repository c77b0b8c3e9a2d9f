import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { colourErrorOf } from '../../../../../../test/support/zoo/patterns.js';
import { storedSample } from '../../../../../../test/support/zoo/stored-sample.js';
import {
  FACTS,
  secondsOf,
  toleranceOf,
} from '../../../../../../test/support/zoo/video-facts.js';
import {
  BROKEN_VIDEOS,
  FOREIGN_VIDEOS,
  tornVideo,
  VIDEOS,
} from '../../../../../../test/support/zoo/videos.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import type { VideoFacts } from './video-facts.js';
import { probeVideo, transcodeVideo, videoPosters } from './video.js';

const LYING = { width: 320, height: 240 };

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'videos-'));
});

afterAll(() => rm(dir, { recursive: true }));

const sample = (make: (target: string) => Promise<void>, name: string) =>
  storedSample(dir, make, name);

it('has expected facts for every sample', () => {
  expect(Object.keys(FACTS).sort()).toEqual(Object.keys(VIDEOS).sort());
});

describe.each(Object.keys(VIDEOS))('%s', (name) => {
  it('has the expected facts and gets posters', async () => {
    const file = await sample(VIDEOS[name]!, name);
    const facts = await probeVideo(file);
    expect(facts).toMatchObject(FACTS[name]!);
    expect(Math.abs(facts.durationSeconds - secondsOf(name))).toBeLessThan(
      0.15,
    );

    const tolerance = toleranceOf(facts);
    const { poster, thumb, placeholder } = await videoPosters(file, facts);
    const { width = 0, height = 0 } = await sharp(poster).metadata();
    expect(width / height).toBeCloseTo(facts.width / facts.height, 1);
    expect(await colourErrorOf(poster)).toBeLessThan(tolerance);
    expect(await colourErrorOf(thumb)).toBeLessThan(tolerance);
    expect(placeholder).toMatch(/^data:image\/webp;base64,.{40,180}$/);
  });
});

it('decodes the available part of a truncated video', async () => {
  const file = await sample(tornVideo, 'torn.mp4');
  const { poster } = await videoPosters(file, await probeVideo(file));
  expect(await colourErrorOf(poster)).toBeLessThan(toleranceOf({}));
});

it('throws a plain error for a missing video file', async () => {
  const failure: unknown = await probeVideo(path.join(dir, 'nowhere')).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MediaUnreadableError);
});

describe.each([
  ['only-sound.mp4', /^a recording of sound$/],
  // Some versions of ffmpeg leave its sound out, too.
  ['zero-frames.mp4', /^(a recording of sound|no video stream)$/],
  ['without-moov.mp4', /^no moov box/],
  ['without-frames.mp4', /^(no frames|damaged)/],
  ['text.mp4', /format/],
  ['playlist.mp4', /format/],
])('%s', (name, reason) => {
  it('is refused with a reason', async () => {
    const file = await sample(BROKEN_VIDEOS[name]!, name);
    const failure: unknown = await probeVideo(file)
      .then((facts) => videoPosters(file, facts))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MediaUnreadableError);
    expect((failure as MediaUnreadableError).reason).toMatch(reason);
  });
});

describe.each(Object.keys(FOREIGN_VIDEOS))('%s', (name) => {
  it('is refused by its codec without decoding', async () => {
    const file = await sample(FOREIGN_VIDEOS[name]!, name);
    const reason = expect.stringMatching(
      /^(a codec that phones and cameras do not use: \w+|no video stream)$/,
    ) as string;
    await expect(probeVideo(file)).rejects.toMatchObject({ reason });
    // Fails even without the probe.
    const facts = {
      ...LYING,
      videoStream: 0,
      durationSeconds: 2,
      frameRate: 10,
      matrix: 'bt601',
    } as VideoFacts;
    await expect(videoPosters(file, facts)).rejects.toBeInstanceOf(
      MediaUnreadableError,
    );
    await expect(
      transcodeVideo(file, path.join(dir, 'playback.mp4'), {
        ...facts,
        playback: 'transcode',
      }),
    ).rejects.toBeInstanceOf(MediaUnreadableError);
  });
});
