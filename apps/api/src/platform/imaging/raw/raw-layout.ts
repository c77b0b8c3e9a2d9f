import type { BoundedFile } from '../structure/bounded-file.js';
import { jpegAt, type EmbeddedJpeg } from './embedded-jpeg.js';
import type { CameraFacts } from './exif-segment.js';
import { Tiff, type Directory } from './tiff.js';

const COMPRESSION = 0x0103;
const PHOTOMETRIC = 0x0106;
const [MAKE, MODEL, ORIENTATION] = [0x010f, 0x0110, 0x0112];
const STRIP_OFFSETS = 0x0111;
const STRIP_BYTES = 0x0117;
const JPEG_OFFSET = 0x0201;
const JPEG_BYTES = 0x0202;
const PANASONIC_JPEG = 0x002e;
const TAKEN_AT = 0x9003;
const OFFSET = 0x9011;
const DNG_VERSION = 0xc612;

const JPEG_COMPRESSIONS = new Set([6, 7]);
/** Colour filter array, linear raw. */
const RAW_PHOTOMETRICS = new Set([32_803, 34_892]);
/** Sony, Samsung, Nikon, Kodak, Pentax. */
const RAW_COMPRESSIONS = new Set([
  32_767, 32_769, 32_770, 32_772, 34_713, 65_000, 65_535,
]);
/** Olympus and Panasonic have their own version numbers. */
const RAW_HEADS = ['IIRO', 'IIRS', 'MMOR', 'IIU\0'];
const RAF_HEAD = 'FUJIFILMCCD-RAW';
const RAF_JPEG_AT = 84;
const CR3_HEAD = 'ftypcrx ';
const CR3_SEARCH_BYTES = 65_536;

export interface RawLayout {
  jpegs: EmbeddedJpeg[];
  facts: CameraFacts;
}

/**
 * Finds the previews of a raw photo by its structure: TIFF-based (DNG, CR2,
 * NEF, ARW, ORF, RW2, PEF and others), RAF and CR3.
 * @returns undefined for any other file, also for an ordinary TIFF
 */
export async function rawLayoutOf(
  file: BoundedFile,
): Promise<RawLayout | undefined> {
  const head = await file.read(0, 16);
  const text = head.toString('latin1');
  if (text.startsWith(RAF_HEAD)) return rafLayout(file);
  if (text.slice(4, 12) === CR3_HEAD) return cr3Layout(file);
  const tiff = await Tiff.open(file);
  if (!tiff) return undefined;
  const isRaw =
    RAW_HEADS.includes(text.slice(0, 4)) ||
    text.slice(8, 11) === 'CR\x02' ||
    (await hasSensorData(tiff));
  return isRaw
    ? { jpegs: await jpegsOf(file, tiff), facts: await factsOf(tiff) }
    : undefined;
}

async function rafLayout(file: BoundedFile): Promise<RawLayout> {
  const place = await file.read(RAF_JPEG_AT, 8);
  if (place.length < 8) return { jpegs: [], facts: {} };
  const [offset, length] = [place.readUInt32BE(0), place.readUInt32BE(4)];
  const jpeg = await jpegAt(file, offset, length);
  return { jpegs: jpeg ? [jpeg] : [], facts: {} };
}

/** Its facts are two TIFFs in boxes; its previews are found by a search. */
async function cr3Layout(file: BoundedFile): Promise<RawLayout> {
  const head = await file.read(0, CR3_SEARCH_BYTES);
  const tiffIn = async (name: string) => {
    const at = head.indexOf(name, 0, 'latin1');
    return at < 0 ? undefined : Tiff.open(file, at + name.length);
  };
  const [main, exif] = [await tiffIn('CMT1'), await tiffIn('CMT2')];
  const facts = {
    ...(exif && (await factsOf(exif))),
    ...(main && (await mainFactsOf(main))),
  };
  return { jpegs: [], facts };
}

async function hasSensorData(tiff: Tiff): Promise<boolean> {
  for (const directory of tiff.directories) {
    const [photometric = 0] = await tiff.numbers(directory, PHOTOMETRIC);
    const [compression = 0] = await tiff.numbers(directory, COMPRESSION);
    if (directory.has(DNG_VERSION)) return true;
    if (RAW_PHOTOMETRICS.has(photometric)) return true;
    if (RAW_COMPRESSIONS.has(compression)) return true;
  }
  return false;
}

async function jpegsOf(file: BoundedFile, tiff: Tiff): Promise<EmbeddedJpeg[]> {
  const found: EmbeddedJpeg[] = [];
  for (const directory of tiff.directories) {
    for (const [offset, length] of await placesIn(tiff, directory)) {
      const jpeg = await jpegAt(file, tiff.position(offset), length);
      if (jpeg) found.push(jpeg);
    }
  }
  return found;
}

type Place = readonly [offset: number, length: number];

async function placesIn(tiff: Tiff, directory: Directory): Promise<Place[]> {
  const first = async (tag: number) => (await tiff.numbers(directory, tag))[0];
  const offset = await first(JPEG_OFFSET);
  const length = await first(JPEG_BYTES);
  const panasonic = directory.get(PANASONIC_JPEG);
  const compression = (await first(COMPRESSION)) ?? 0;
  const strips = await tiff.numbers(directory, STRIP_OFFSETS);
  const sizes = await tiff.numbers(directory, STRIP_BYTES);
  const isOneStrip =
    JPEG_COMPRESSIONS.has(compression) &&
    strips.length === 1 &&
    sizes.length === 1;
  return [
    ...(offset && length ? [[offset, length] as const] : []),
    ...(panasonic ? [[panasonic.at, panasonic.count] as const] : []),
    ...(isOneStrip ? [[strips[0]!, sizes[0]!] as const] : []),
  ];
}

async function mainFactsOf(tiff: Tiff): Promise<CameraFacts> {
  const [main] = tiff.directories;
  const [orientation] = main ? await tiff.numbers(main, ORIENTATION) : [];
  const [make, model] = [await tiff.text(MAKE), await tiff.text(MODEL)];
  return { orientation, make, model };
}

/** Reads the facts of all directories. */
export async function factsOf(tiff: Tiff): Promise<CameraFacts> {
  return {
    ...(await mainFactsOf(tiff)),
    takenAt: await tiff.text(TAKEN_AT),
    offset: await tiff.text(OFFSET),
  };
}
