import ffmpegPackage from '@ffmpeg-installer/ffmpeg';
import {
  chmod,
  mkdir,
  mkdtemp,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ffprobePackage from '@ffprobe-installer/ffprobe';
import { checkMediaTools, mediaTools, useTools } from './tools.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tools-'));
  await chmod(folder, 0o755);
  await symlink(ffmpegPackage.path, path.join(folder, 'ffmpeg'));
  await symlink(ffprobePackage.path, path.join(folder, 'ffprobe'));
});

afterAll(() => rm(folder, { recursive: true }));
afterEach(() => useTools({}));

const ffmpeg = () => path.join(folder, 'ffmpeg');

it('accepts a folder or ffmpeg itself as FFMPEG_PATH', async () => {
  useTools({ ffmpegPath: folder });
  expect(await mediaTools()).toMatchObject({
    ffmpeg: ffmpeg(),
    hasToneMapping: true,
  });
  useTools({ ffmpegPath: ffmpeg() });
  expect(await mediaTools()).toMatchObject({ ffmpeg: ffmpeg() });
});

it('accepts a folder named ffmpeg', async () => {
  const parent = await mkdtemp(path.join(folder, 'opt-'));
  await chmod(parent, 0o755);
  await symlink(folder, path.join(parent, 'ffmpeg'));
  useTools({ ffmpegPath: path.join(parent, 'ffmpeg') });
  expect(await mediaTools()).toMatchObject({
    ffmpeg: path.join(parent, 'ffmpeg/ffmpeg'),
  });
});

it('searches PATH, then the npm packages', async () => {
  useTools({ searchPath: `/nowhere:relative:${folder}` });
  expect(await mediaTools()).toMatchObject({ ffmpeg: ffmpeg() });
  useTools({ searchPath: '/nowhere' });
  expect(await mediaTools()).toMatchObject({ ffmpeg: ffmpegPackage.path });
});

it("warns about the packages' build and replaces it once another exists", async () => {
  const later = path.join(folder, 'not-yet');
  useTools({ searchPath: `/nowhere:${later}` });
  expect(await mediaTools()).toMatchObject({
    ffmpeg: ffmpegPackage.path,
    isLastResort: true,
  });
  expect(await checkMediaTools()).toMatchObject({
    state: 'last_resort',
    message: expect.stringMatching(
      /December 2018.*no security fixes.*FFMPEG_PATH/,
    ) as string,
  });
  await symlink(folder, later);
  expect(await mediaTools()).toMatchObject({
    ffmpeg: path.join(later, 'ffmpeg'),
    isLastResort: false,
  });
  expect(await checkMediaTools()).toMatchObject({ state: 'ready' });
});

it('warns once the ffmpeg that a start fetched is two weeks old', async () => {
  const bin = path.join(folder, '.cache/ffmpeg/bin');
  await mkdir(bin, { recursive: true });
  // Another account needs these, whatever the umask.
  for (const dir of ['.cache', '.cache/ffmpeg', '.cache/ffmpeg/bin'])
    await chmod(path.join(folder, dir), 0o755);
  const programs = { ffmpeg: ffmpegPackage, ffprobe: ffprobePackage };
  for (const [name, { path: program }] of Object.entries(programs)) {
    const launcher = path.join(bin, name);
    await writeFile(launcher, `#!/bin/sh\nexec ${program} "$@"\n`);
    await chmod(launcher, 0o755);
  }
  useTools({ searchPath: bin });
  expect(await checkMediaTools()).toMatchObject({ state: 'ready' });
  const old = Date.now() / 1000 - 15 * 24 * 3600;
  await utimes(path.join(bin, 'ffmpeg'), old, old);
  expect(await checkMediaTools()).toMatchObject({
    state: 'stale',
    message: expect.stringMatching(/two weeks ago.*restart/) as string,
  });
});

it('tells staff what is missing, and finds it once it is there', async () => {
  const later = path.join(folder, 'later');
  useTools({ ffmpegPath: later });
  const { state, message } = await checkMediaTools();
  expect(state).toBe('missing');
  expect(message).toContain(later);
  expect(message).toContain('FFMPEG_PATH');
  await symlink(folder, later);
  expect(await checkMediaTools()).toMatchObject({
    state: 'ready',
    message: expect.stringContaining('ffmpeg') as string,
  });
});
