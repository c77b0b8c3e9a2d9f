import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  mediaTools,
  useTools,
} from '../../../apps/api/src/platform/imaging/process/tools.js';
import {
  probeVideo,
  transcodeVideo,
  videoPosters,
} from '../../../apps/api/src/platform/imaging/video/video.js';
import { colourErrorOf } from '../../support/zoo/patterns.js';
import { VIDEOS } from '../../support/zoo/videos.js';

const TOLERANCE = 12;
const run = promisify(execFile);
let folder: string;
let samples: string;

beforeAll(async () => {
  folder = (await run(process.execPath, ['scripts/testing/fetched-ffmpeg.mjs']))
    .stdout;
  samples = await mkdtemp(join(tmpdir(), 'hatira-fetched-'));
});

afterAll(() => rm(samples, { recursive: true, force: true }));
afterEach(() => useTools({}));

it('is taken behind PATH and before the build of the npm packages, and is not the last resort', async () => {
  useTools({ searchPath: `/nowhere:${folder}` });
  const { ffmpeg, version, isLastResort, hasToneMapping } = await mediaTools();
  expect({ ffmpeg, isLastResort, hasToneMapping }).toEqual({
    ffmpeg: join(folder, 'ffmpeg'),
    isLastResort: false,
    hasToneMapping: true,
  });
  expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(4);
});

it.each([
  'android.mp4',
  'upright-hevc.mov',
  'vp9.webm',
  'camera.avi',
  'camcorder.vob',
  'camcorder.mts',
  'bare.m2v',
  'screen-recorder.mp4',
])('reads %s without any environment', async (name) => {
  useTools({ ffmpegPath: folder });
  const path = join(samples, name);
  await VIDEOS[name]!(path);
  const facts = await probeVideo(path);
  expect(Math.abs(facts.durationSeconds - 2)).toBeLessThan(0.15);
  const { poster } = await videoPosters(path, facts);
  expect(await colourErrorOf(poster)).toBeLessThan(TOLERANCE);
});

it('makes a playable copy', async () => {
  useTools({ ffmpegPath: folder });
  const [from, to] = [join(samples, 'hevc.mov'), join(samples, 'playable.mp4')];
  await VIDEOS['hevc.mov']!(from);
  await transcodeVideo(from, to, await probeVideo(from));
  expect(await probeVideo(to)).toMatchObject({ playback: 'remux' });
});

it('can be run by every account', async () => {
  for (const name of ['ffmpeg', 'ffprobe'])
    expect((await stat(join(folder, name))).mode & 0o005).toBe(0o005);
});
