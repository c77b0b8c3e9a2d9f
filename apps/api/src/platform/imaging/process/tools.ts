import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { VideoTools } from '@hatira/contract';
import { DAY_MS } from '../../timing/durations.js';
import { makeExecutable } from './child-files.js';
import { runProgram } from './program.js';

/** The file is not at fault; a retry succeeds after the installation. */
export class ToolMissingError extends Error {}

export interface ToolPlaces {
  /** FFMPEG_PATH: ffmpeg or its folder; excludes other places. */
  ffmpegPath?: string | undefined;
  /** `npm start` appends its ffmpeg. */
  searchPath?: string | undefined;
}

export interface MediaTools {
  ffmpeg: string;
  ffprobe: string;
  version: string;
  /** The npm packages' build of December 2018, without security fixes. */
  isLastResort: boolean;
  /** Some builds lack the library for HDR. */
  hasToneMapping: boolean;
}

const QUICK = { timeoutMs: 20_000, maxOutputBytes: 1_000_000 };
const LAST_RESORT =
  '; it is of December 2018 and gets no security fixes: install ffmpeg, or name the folder of a current one with FFMPEG_PATH';
/** Only `npm start` fetches ffmpeg into it. */
const FETCHED = path.join('.cache', 'ffmpeg', 'bin');
const FRESH_MS = 14 * DAY_MS;
const STALE =
  '; it was fetched more than two weeks ago and may lack security fixes: restart the product, which fetches a current one, or install ffmpeg';
const WARNINGS = { ready: '', stale: STALE, last_resort: LAST_RESORT };
const USUAL_PLACES = [
  '/usr/local/bin',
  '/usr/bin',
  '/bin',
  '/opt/homebrew/bin',
].join(path.delimiter);

let places: ToolPlaces = {};
let found: Promise<MediaTools> | undefined;
/** Folders with an ffmpeg at the last search. */
let seen = '';

/** Call it before any media work. The same places are searched once. */
export function useTools(given: ToolPlaces): void {
  if (isDeepStrictEqual(given, places)) return;
  places = given;
  found = undefined;
}

/**
 * Finds both in FFMPEG_PATH, else PATH, else the npm packages; searches again
 * once another ffmpeg replaces the packages' build.
 * @throws ToolMissingError with a message for staff
 */
export async function mediaTools(): Promise<MediaTools> {
  found ??= findTools();
  try {
    const tools = await found;
    if (!tools.isLastResort || foldersWithFfmpeg() === seen) return tools;
    found = findTools();
    return await found;
  } catch (error) {
    // ffmpeg may be installed while the product runs.
    found = undefined;
    throw error;
  }
}

/** Includes a sentence for operators. */
export async function checkMediaTools(): Promise<{
  state: VideoTools;
  version: string | null;
  message: string;
}> {
  try {
    const { ffmpeg, version, hasToneMapping, isLastResort } =
      await mediaTools();
    const hdr = hasToneMapping
      ? ''
      : '; it lacks zscale, so HDR videos will look pale';
    const state = isLastResort ? 'last_resort' : await freshness(ffmpeg);
    const message = `ffmpeg ${version} at ${ffmpeg}${hdr}${WARNINGS[state]}`;
    return { state, version, message };
  } catch (error) {
    return {
      state: 'missing',
      version: null,
      message: error instanceof Error ? error.message : String(error),
    };
  }
}

async function freshness(ffmpeg: string): Promise<'ready' | 'stale'> {
  if (!path.dirname(ffmpeg).endsWith(path.sep + FETCHED)) return 'ready';
  const { mtimeMs } = await stat(ffmpeg);
  return Date.now() - mtimeMs < FRESH_MS ? 'ready' : 'stale';
}

async function findTools(): Promise<MediaTools> {
  seen = foldersWithFfmpeg();
  for await (const { ffmpeg, ffprobe, isLastResort = false } of candidates()) {
    const version = await versionOf(ffmpeg);
    if (version === undefined || (await versionOf(ffprobe)) === undefined)
      continue;
    const filters = (
      await runProgram(ffmpeg, ['-hide_banner', '-filters'], QUICK)
    ).toString();
    const hasToneMapping =
      / zscale .* /.test(filters) && / tonemap /.test(filters);
    return { ffmpeg, ffprobe, version, isLastResort, hasToneMapping };
  }
  const where = places.ffmpegPath
    ? `at FFMPEG_PATH (${places.ffmpegPath})`
    : 'on PATH or among the npm packages';
  throw new ToolMissingError(
    `ffmpeg and ffprobe were not found or cannot run ${where}: videos get no posters and no playable versions. ` +
      'Install ffmpeg, or set FFMPEG_PATH to the folder of both programs.',
  );
}

type PathPackage = { default: { path: string } };
type Programs = Pick<MediaTools, 'ffmpeg' | 'ffprobe'> &
  Partial<Pick<MediaTools, 'isLastResort'>>;

async function* candidates(): AsyncGenerator<Programs> {
  const { ffmpegPath } = places;
  if (ffmpegPath) {
    yield inFolder(ffmpegPath);
    // Last, because a folder may have that name too.
    if (path.basename(ffmpegPath) === 'ffmpeg')
      yield inFolder(path.dirname(ffmpegPath));
    return;
  }
  for (const folder of searchedFolders()) yield inFolder(folder);
  const packaged = await fromPackages();
  if (packaged) yield packaged;
}

/** The programs of this name on PATH, where `npm start` appends its folders. */
export function programsOnPath(name: string): string[] {
  return searchedFolders()
    .map((folder) => path.join(folder, name))
    .filter((program) => existsSync(program));
}

function searchedFolders(): string[] {
  const { searchPath = USUAL_PLACES } = places;
  return searchPath.split(path.delimiter).filter((dir) => path.isAbsolute(dir));
}

function foldersWithFfmpeg(): string {
  return searchedFolders()
    .filter((dir) => existsSync(path.join(dir, 'ffmpeg')))
    .join(path.delimiter);
}

function inFolder(folder: string): Programs {
  return {
    ffmpeg: path.join(folder, 'ffmpeg'),
    ffprobe: path.join(folder, 'ffprobe'),
  };
}

/** Not built for some machines. */
async function fromPackages(): Promise<Programs | undefined> {
  try {
    const { default: ffmpeg } =
      (await import('@ffmpeg-installer/ffmpeg')) as PathPackage;
    const { default: ffprobe } =
      (await import('@ffprobe-installer/ffprobe')) as PathPackage;
    const programs = { ffmpeg: ffmpeg.path, ffprobe: ffprobe.path };
    await Promise.all(Object.values(programs).map(makeExecutable));
    return { ...programs, isLastResort: true };
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
