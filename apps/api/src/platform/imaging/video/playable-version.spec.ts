import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { colourErrorOf } from '../../../../../../test/support/zoo/patterns.js';
import { storedSample } from '../../../../../../test/support/zoo/stored-sample.js';
import { toleranceOf } from '../../../../../../test/support/zoo/video-facts.js';
import {
  placesEverywhere,
  VIDEOS,
} from '../../../../../../test/support/zoo/videos.js';
import { ffprobe } from './ffprobe.js';
import { probeVideo, transcodeVideo, videoPosters } from './video.js';

const SECRETS = /41\.0082|secret place|2024-06-01/;
/** The brands of formats that some browsers do not open. */
const FOREIGN_BRANDS = /^(qt|3g)/;
const COPIED_SECONDS = 0.1;
/** Transcoding cuts at whole frames. */
const CODED_SECONDS = 0.15;

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'playable-'));
});

afterAll(() => rm(dir, { recursive: true }));

const sample = (make: (target: string) => Promise<void>, name: string) =>
  storedSample(dir, make, name);

describe.each(Object.keys(VIDEOS))('%s', (name) => {
  it('gets a version that plays in browsers', async () => {
    const file = await sample(VIDEOS[name]!, name);
    const facts = await probeVideo(file);
    const target = path.join(dir, 'playback.mp4');
    await transcodeVideo(file, target, facts);
    const played = await probeVideo(target);
    expect(played).toMatchObject({ playback: 'remux', hdr: undefined });
    const { format } = await ffprobe(target);
    expect(format.format_name).toContain('mp4');
    expect(format.tags?.major_brand).not.toMatch(FOREIGN_BRANDS);
    expect(played.width / played.height).toBeCloseTo(
      facts.width / facts.height,
      1,
    );
    expect(
      Math.abs(played.durationSeconds - facts.durationSeconds),
    ).toBeLessThan(facts.playback === 'remux' ? COPIED_SECONDS : CODED_SECONDS);
    expect(played.audioStream === undefined).toBe(
      facts.audioStream === undefined,
    );
    expect(
      await colourErrorOf((await videoPosters(target, played)).poster),
    ).toBeLessThan(toleranceOf(facts));
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

  it.each(['android.mp4', 'iphone.mov', 'hevc.mov'])(
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

  it('has video and sound alone, and no place in its frames', async () => {
    const file = await sample(placesEverywhere, 'places.mov');
    expect((await readFile(file)).toString('latin1')).toMatch(SECRETS);
    const kinds = async (path: string) =>
      (await ffprobe(path)).streams.map(({ codec_type: kind }) => kind);
    expect(await kinds(file)).toEqual(['video', 'audio', 'data']);
    const target = path.join(dir, 'playback.mp4');
    const facts = await probeVideo(file);
    await transcodeVideo(file, target, facts);
    expect(await kinds(target)).toEqual(['video', 'audio']);
    expect((await readFile(target)).toString('latin1')).not.toMatch(SECRETS);
  });
});
