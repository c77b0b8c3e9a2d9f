import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { colourErrorOf } from '../../../../../../test/support/zoo/patterns.js';
import {
  BROKEN_VIDEOS,
  FOREIGN_VIDEOS,
  tornVideo,
  VIDEOS,
} from '../../../../../../test/support/zoo/videos.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import type { VideoFacts } from './video-facts.js';
import { probeVideo, transcodeVideo, videoPosters } from './video.js';

const TOLERANCE = 12;
/** Tone mapping also changes colours a little. */
const HDR_TOLERANCE = 40;
const SECRETS = /41\.0082|secret place|2024-06-01/;

const UPRIGHT = { width: 240, height: 320 };
const LYING = { width: 320, height: 240 };

const FACTS: Record<string, Partial<VideoFacts>> = {
  'android.mp4': { ...LYING, playback: 'original' },
  'iphone.mov': { ...LYING, playback: 'remux' },
  'upright.mp4': { ...UPRIGHT, playback: 'original' },
  'upright.mov': { ...UPRIGHT, playback: 'remux' },
  'upright-hevc.mov': { ...UPRIGHT, playback: 'transcode' },
  'hevc.mov': { ...LYING, playback: 'transcode' },
  'hevc-1440p.mov': { width: 2560, height: 1440, playback: 'transcode' },
  'hevc-10-bit.mp4': { ...LYING, playback: 'transcode', hdr: undefined },
  'hdr10.mov': { ...LYING, playback: 'transcode', hdr: 'smpte2084' },
  'hlg.mov': { ...LYING, playback: 'transcode', hdr: 'arib-std-b67' },
  'prores.mov': { ...LYING, playback: 'transcode' },
  'camera.avi': { ...LYING, playback: 'transcode' },
  // Its pixels are 12:11.
  'old-phone.3gp': { width: 192, height: 144, playback: 'transcode' },
  'old-phone.3g2': { width: 176, height: 144, playback: 'transcode' },
  'tablet.m4v': { ...LYING, playback: 'original' },
  'camcorder.mpg': { ...LYING, playback: 'transcode' },
  'camcorder.vob': { ...LYING, playback: 'transcode' },
  'bare.m2v': { ...LYING, playback: 'transcode', audioStream: undefined },
  'camcorder.mts': { ...LYING, playback: 'transcode' },
  'screen-recorder.mp4': { ...LYING, playback: 'original' },
  'edited.mp4': { ...LYING, playback: 'original' },
  'recorder.mkv': { ...LYING, playback: 'remux' },
  'vp8.webm': { ...LYING, playback: 'original' },
  'vp9.webm': { ...LYING, playback: 'original' },
  'browser-recording.webm': { ...LYING, playback: 'original' },
  'pcm-sound.mov': { ...LYING, playback: 'remux-video' },
  'camera-of-2003.avi': { ...LYING, playback: 'transcode' },
  'camera-of-2001.avi': { ...LYING, playback: 'transcode' },
  // Its pixels are 16:15.
  'tape.avi': { width: 768, height: 576, playback: 'transcode' },
  'drone.mp4': { ...LYING, playback: 'original' },
  'short.mp4': { ...LYING, playback: 'original' },
  'silent-60-frames.mp4': {
    ...LYING,
    playback: 'original',
    audioStream: undefined,
  },
  'hevc-240-frames.mov': { ...LYING, playback: 'transcode' },
};
const SECONDS: Record<string, number> = {
  'short.mp4': 0.4,
  'hevc-240-frames.mov': 1.5,
  'hevc-1440p.mov': 1,
};

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'videos-'));
});

afterAll(() => rm(dir, { recursive: true }));

/** Stored files have no extension; only their bytes show the type. */
async function sample(
  make: (target: string) => Promise<void>,
  name: string,
): Promise<string> {
  const [made, stored] = [path.join(dir, name), path.join(dir, 'original')];
  await make(made);
  await rename(made, stored);
  return stored;
}

it('has expected facts for every sample', () => {
  expect(Object.keys(FACTS).sort()).toEqual(Object.keys(VIDEOS).sort());
});

describe.each(Object.keys(VIDEOS))('%s', (name) => {
  it('has the expected facts and gets posters', async () => {
    const file = await sample(VIDEOS[name]!, name);
    const facts = await probeVideo(file);
    expect(facts).toMatchObject(FACTS[name]!);
    expect(facts.needsPlayback).toBe(facts.playback !== 'original');
    expect(Math.abs(facts.durationSeconds - (SECONDS[name] ?? 2))).toBeLessThan(
      0.15,
    );

    const tolerance = facts.hdr ? HDR_TOLERANCE : TOLERANCE;
    const { poster, thumb, placeholder } = await videoPosters(file, facts);
    const { width = 0, height = 0 } = await sharp(poster).metadata();
    expect(width / height).toBeCloseTo(facts.width / facts.height, 1);
    expect(await colourErrorOf(poster)).toBeLessThan(tolerance);
    expect(await colourErrorOf(thumb)).toBeLessThan(tolerance);
    expect(placeholder).toMatch(/^data:image\/webp;base64,.{40,180}$/);
  });
});

describe.each(
  Object.keys(VIDEOS).filter((name) => FACTS[name]!.playback !== 'original'),
)('%s', (name) => {
  it('gets a version that plays in browsers', async () => {
    const file = await sample(VIDEOS[name]!, name);
    const facts = await probeVideo(file);
    const target = path.join(dir, 'playback.mp4');
    await transcodeVideo(file, target, facts);
    const played = await probeVideo(target);
    const tolerance = facts.hdr ? HDR_TOLERANCE : TOLERANCE;
    expect(played).toMatchObject({ playback: 'original', hdr: undefined });
    expect(played.width / played.height).toBeCloseTo(
      facts.width / facts.height,
      1,
    );
    expect(
      Math.abs(played.durationSeconds - facts.durationSeconds),
    ).toBeLessThan(0.15);
    expect(played.audioStream === undefined).toBe(
      facts.audioStream === undefined,
    );
    expect(
      await colourErrorOf((await videoPosters(target, played)).poster),
    ).toBeLessThan(tolerance);
  });
});

describe('the playable version', () => {
  it('is at most 1080p at 30 frames a second', async () => {
    const target = path.join(dir, 'playback.mp4');
    const large = await sample(VIDEOS['hevc-1440p.mov']!, 'large.mov');
    await transcodeVideo(large, target, await probeVideo(large));
    expect(await probeVideo(target)).toMatchObject({
      width: 1920,
      height: 1080,
    });
    const quick = await sample(VIDEOS['hevc-240-frames.mov']!, 'quick.mov');
    await transcodeVideo(quick, target, await probeVideo(quick));
    expect((await probeVideo(target)).frameRate).toBeCloseTo(30, 1);
  });

  it.each(['iphone.mov', 'hevc.mov'])(
    'of %s has no place and time and plays before it is complete',
    async (name) => {
      const file = await sample(VIDEOS[name]!, name);
      const facts = await probeVideo(file);
      expect(new Date(facts.recordedTime!)).toEqual(
        new Date('2024-06-01T09:34:56Z'),
      );
      expect((await readFile(file)).toString('latin1')).toMatch(SECRETS);
      const target = path.join(dir, 'playback.mp4');
      await transcodeVideo(file, target, facts);
      const bytes = (await readFile(target)).toString('latin1');
      expect(bytes).not.toMatch(SECRETS);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      expect((await probeVideo(target)).recordedTime).toBeUndefined();
    },
  );
});

it('decodes the available part of a truncated video', async () => {
  const file = await sample(tornVideo, 'torn.mp4');
  const { poster } = await videoPosters(file, await probeVideo(file));
  expect(await colourErrorOf(poster)).toBeLessThan(TOLERANCE);
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
