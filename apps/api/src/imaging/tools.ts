import path from 'node:path';
import { ToolMissingError } from './tool-missing-error.js';
import { runProgram } from './program.js';

export interface ToolPlaces {
  /** FFMPEG_PATH: the folder of ffmpeg and ffprobe, or ffmpeg itself. When it is given no other place is tried. */
  ffmpegPath?: string | undefined;
  /** PATH. */
  searchPath?: string | undefined;
}

export interface MediaTools {
  ffmpeg: string;
  ffprobe: string;
  version: string;
  /** Whether this ffmpeg can tone-map HDR; not every build has the library for it. */
  hasToneMapping: boolean;
}

const QUICK = { timeoutMs: 20_000, maxOutputBytes: 1_000_000 };
const USUAL_PLACES = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin'].join(path.delimiter);

let places: ToolPlaces = {};
let found: Promise<MediaTools> | undefined;

/** Tells where to look for ffmpeg; to be called before anything is probed or drawn. */
export function useTools(given: ToolPlaces): void {
  places = given;
  found = undefined;
}

/**
 * The programs, looked up once: FFMPEG_PATH, else PATH, else the packages of npm.
 * @throws ToolMissingError with a message for staff
 */
export async function mediaTools(): Promise<MediaTools> {
  found ??= findTools();
  try {
    return await found;
  } catch (error) {
    // It may be installed while the product runs.
    found = undefined;
    throw error;
  }
}

/** Whether videos can be worked on here, and a sentence about it for staff and operators. */
export async function checkMediaTools(): Promise<{ ok: boolean; message: string }> {
  try {
    const { ffmpeg, version, hasToneMapping } = await mediaTools();
    const hdr = hasToneMapping ? '' : '; it lacks zscale, so HDR videos will look pale';
    return { ok: true, message: `ffmpeg ${version} at ${ffmpeg}${hdr}` };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

async function findTools(): Promise<MediaTools> {
  for await (const { ffmpeg, ffprobe } of candidates()) {
    const version = await versionOf(ffmpeg);
    if (version === undefined || (await versionOf(ffprobe)) === undefined) continue;
    const filters = (await runProgram(ffmpeg, ['-hide_banner', '-filters'], QUICK)).toString();
    return { ffmpeg, ffprobe, version, hasToneMapping: / zscale .* /.test(filters) && / tonemap /.test(filters) };
  }
  const where = places.ffmpegPath ? `at FFMPEG_PATH (${places.ffmpegPath})` : 'on PATH or among the npm packages';
  throw new ToolMissingError(
    `ffmpeg and ffprobe were not found ${where}: videos get no pictures and no playback. ` +
      'Install ffmpeg, or set FFMPEG_PATH to the folder of both programs.',
  );
}

type PathPackage = { default: { path: string } };
type Programs = Pick<MediaTools, 'ffmpeg' | 'ffprobe'>;

async function* candidates(): AsyncGenerator<Programs> {
  const { ffmpegPath, searchPath = USUAL_PLACES } = places;
  if (ffmpegPath) {
    yield inFolder(ffmpegPath);
    // Last, as a folder may have that name, too.
    if (path.basename(ffmpegPath) === 'ffmpeg') yield inFolder(path.dirname(ffmpegPath));
    return;
  }
  for (const folder of searchPath.split(path.delimiter).filter((dir) => path.isAbsolute(dir))) yield inFolder(folder);
  const packaged = await fromPackages();
  if (packaged) yield packaged;
}

function inFolder(folder: string): Programs {
  return { ffmpeg: path.join(folder, 'ffmpeg'), ffprobe: path.join(folder, 'ffprobe') };
}

/** They are optional: none is made for some machines. */
async function fromPackages(): Promise<Programs | undefined> {
  try {
    const { default: ffmpeg } = (await import('@ffmpeg-installer/ffmpeg')) as PathPackage;
    const { default: ffprobe } = (await import('@ffprobe-installer/ffprobe')) as PathPackage;
    return { ffmpeg: ffmpeg.path, ffprobe: ffprobe.path };
  } catch {
    return undefined;
  }
}

async function versionOf(program: string): Promise<string | undefined> {
  try {
    const output = await runProgram(program, ['-version'], QUICK);
    return /version (\S+)/.exec(output.toString())?.[1];
  } catch {
    return undefined;
  }
}
