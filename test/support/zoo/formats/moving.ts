import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFfmpeg } from '../ffmpeg.js';
import { box, u32 } from './boxes.js';
import { keptBytes } from '../kept.js';

/** Photos that move, and both files of a Live Photo, as phones write them. */

export type Layout = 'google' | 'micro-video' | 'samsung';

export interface MovingOptions {
  layout: Layout;
  /** Android removes it in part. */
  hasXmp: boolean;
  /** A second picture before the clip, as of HDR photos. */
  gainMap?: Buffer;
}

/** Half a second of H.264 without sound. */
export function motionClip(): Promise<Buffer> {
  return keptBytes('motion-clip.mp4', () => recorded('clip.mp4', 0.5));
}

/** The video of a Live Photo, recorded at 14:30:01 UTC on 12 September 2026. */
export function liveVideo(contentId?: string): Promise<Buffer> {
  const tags = ['-metadata', 'creation_time=2026-09-12T14:30:01Z'];
  if (contentId)
    tags.push(
      '-metadata',
      `com.apple.quicktime.content.identifier=${contentId}`,
      '-metadata',
      'com.apple.quicktime.make=Apple',
      '-metadata',
      'com.apple.quicktime.model=iPhone 15 Pro',
    );
  return keptBytes(`live-${contentId}.mov`, () =>
    recorded('live.mov', 1, tags),
  );
}

/**
 * A still with its clip behind it. Google appends the bare file, Samsung a
 * block with a name and a directory.
 */
export function movingJpeg(
  still: Buffer,
  clip: Buffer,
  { layout, hasXmp, gainMap = Buffer.alloc(0) }: MovingOptions,
): Buffer {
  const head = hasXmp ? withSegment(still, 0xe1, xmp(layout, clip)) : still;
  const tail = layout === 'samsung' ? samsungTrailer(clip) : [clip];
  return Buffer.concat([head, gainMap, ...tail]);
}

/** Makes a HEIC like Google's camera: the file in a box of its own. */
export function movingHeic(still: Buffer, clip: Buffer): Buffer {
  return Buffer.concat([still, box('mpvd', clip)]);
}

/** Looks like a whole MP4 and has no byte 0xFF. */
export function fakeClip(): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', Buffer.alloc(20)),
    box('mdat', Buffer.alloc(40)),
  ]);
}

/** Adds a segment behind the start of the image. */
export function withSegment(
  jpeg: Buffer,
  marker: number,
  body: Buffer,
): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** Damages the picture, not its structure. */
export function withinScan(jpeg: Buffer, bytes: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const at = scan + 2 + jpeg.readUInt16BE(scan + 2);
  return Buffer.concat([jpeg.subarray(0, at), bytes, jpeg.subarray(at)]);
}

/** EXIF with Apple's maker note, which has the content id only. */
export function appleExif(contentId: string): Buffer {
  const note = Buffer.concat([
    Buffer.from('Apple iOS\0\0\x01MM', 'latin1'),
    directory({ tag: 0x11, type: 2, count: contentId.length + 1, value: 32 }),
    Buffer.from(`${contentId}\0`),
  ]);
  return Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
    directory({ tag: 0x8769, type: 4, count: 1, value: 26 }),
    directory({ tag: 0x927c, type: 7, count: note.length, value: 44 }),
    note,
  ]);
}

/** One entry of TIFF, and no further directory. */
function directory(entry: {
  tag: number;
  type: number;
  count: number;
  value: number;
}): Buffer {
  const bytes = Buffer.alloc(18);
  bytes.writeUInt16BE(1, 0);
  bytes.writeUInt16BE(entry.tag, 2);
  bytes.writeUInt16BE(entry.type, 4);
  bytes.writeUInt32BE(entry.count, 6);
  bytes.writeUInt32BE(entry.value, 10);
  return bytes;
}

function xmp(layout: Layout, clip: Buffer): Buffer {
  const facts =
    layout === 'micro-video'
      ? `GCamera:MicroVideo="1" GCamera:MicroVideoVersion="1" GCamera:MicroVideoOffset="${clip.length}"`
      : `GCamera:MotionPhoto="1" GCamera:MotionPhotoVersion="1" Item:Mime="video/mp4" Item:Semantic="MotionPhoto" Item:Length="${clip.length}"`;
  return Buffer.from(
    `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description ${facts}/></x:xmpmeta>`,
  );
}

function samsungTrailer(clip: Buffer): Buffer[] {
  const name = Buffer.from('MotionPhoto_Data');
  const block = [Buffer.from('0000300a', 'hex'), le32(name.length), name, clip];
  const bytes = block.reduce((sum, part) => sum + part.length, 0);
  const directoryBytes = Buffer.concat([
    Buffer.from('SEFH'),
    le32(106),
    le32(1),
    Buffer.from('0000300a', 'hex'),
    le32(bytes),
    le32(bytes),
  ]);
  return [
    ...block,
    directoryBytes,
    le32(directoryBytes.length),
    Buffer.from('SEFT'),
  ];
}

function le32(value: number): Buffer {
  return u32(value).reverse();
}

async function recorded(
  name: string,
  seconds: number,
  tags: string[] = [],
): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'moving-'));
  const target = path.join(folder, name);
  try {
    await runFfmpeg([
      '-f',
      'lavfi',
      '-i',
      `testsrc=s=320x240:d=${seconds}:r=10`,
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-preset',
      'ultrafast',
      ...tags,
      '-movflags',
      'use_metadata_tags',
      target,
    ]);
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}
