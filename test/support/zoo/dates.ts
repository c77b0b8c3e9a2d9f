import { type Sharp } from 'sharp';
import { u16, u32 } from './formats/boxes.js';
import { fromPixels, quarters } from './patterns.js';
import { directory, long, short, TIFF_HEAD, type Tag } from './formats/raw.js';

/** A photo and the time of capture that it records. */
export interface DatedPicture {
  make: () => Promise<Buffer>;
  recordedTime: string;
}

type Exif = Partial<Record<'IFD0' | 'IFD2' | 'IFD3', Record<string, string>>>;

const SIZE = { width: 64, height: 48 };
const LOCAL = '2026:09:12 17:30:00';
const UTC_MS = Date.UTC(2026, 8, 12, 14, 30, 2, 345);

const photo = (): Sharp => fromPixels(quarters(SIZE.width, SIZE.height));
const withExif = (exif: Exif) => photo().withExif(exif).jpeg().toBuffer();

const xmp = (properties: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" ${properties}
  </rdf:Description></rdf:RDF></x:xmpmeta>`;
const withXmp = (properties: string) =>
  photo().withXmp(xmp(properties)).jpeg().toBuffer();

const SAME_TIMES = {
  IFD0: { DateTime: LOCAL },
  IFD2: { DateTimeOriginal: LOCAL, DateTimeDigitized: LOCAL },
};

export const DATED_PICTURES: Record<string, DatedPicture> = {
  'only OffsetTime, all times equal': {
    make: () =>
      withExif({
        ...SAME_TIMES,
        IFD2: { ...SAME_TIMES.IFD2, OffsetTime: '+01:00' },
      }),
    recordedTime: '2026-09-12T17:30:00+01:00',
  },
  'only OffsetTime, changed later': {
    make: () =>
      withExif({
        IFD0: { DateTime: '2026:09:13 09:00:00' },
        IFD2: { DateTimeOriginal: LOCAL, OffsetTime: '+01:00' },
      }),
    recordedTime: '2026-09-12T17:30:00',
  },
  'only OffsetTimeDigitized': {
    make: () =>
      withExif({ IFD2: { ...SAME_TIMES.IFD2, OffsetTimeDigitized: '-05:30' } }),
    recordedTime: '2026-09-12T17:30:00-05:30',
  },
  'an offset of Z': {
    make: () =>
      withExif({ IFD2: { DateTimeOriginal: LOCAL, OffsetTimeOriginal: 'Z' } }),
    recordedTime: '2026-09-12T17:30:00Z',
  },
  'the right one of three offsets': {
    make: () =>
      withExif({
        IFD0: { DateTime: '2026:09:13 09:00:00' },
        IFD2: {
          DateTimeOriginal: LOCAL,
          OffsetTime: '+01:00',
          OffsetTimeOriginal: '+03:00',
        },
      }),
    recordedTime: '2026-09-12T17:30:00+03:00',
  },
  'XMP attributes alone': {
    make: () => withXmp('exif:DateTimeOriginal="2026-09-12T17:30:00-05:30">'),
    recordedTime: '2026-09-12T17:30:00-05:30',
  },
  'an XMP element alone, without seconds': {
    make: () => withXmp('><xmp:CreateDate>2026-09-12T17:30</xmp:CreateDate>'),
    recordedTime: '2026-09-12T17:30:00',
  },
  'the clock of satellites alone': {
    make: () =>
      withExif({
        IFD3: { GPSDateStamp: '2026:09:12', GPSTimeStamp: '14/1 30/1 59/10' },
      }),
    recordedTime: '2026-09-12T14:30:05Z',
  },
  'EXIF beside XMP and satellites': {
    make: () =>
      photo()
        .withXmp(xmp('xmp:CreateDate="2026-09-14T10:00:00">'))
        .withExif({
          IFD2: { DateTimeOriginal: LOCAL },
          IFD3: { GPSDateStamp: '2026:09:13', GPSTimeStamp: '1/1 1/1 1/1' },
        })
        .jpeg()
        .toBuffer(),
    recordedTime: '2026-09-12T17:30:00',
  },
  "a TIFF's EXIF directory": {
    make: () => Promise.resolve(datedTiff()),
    recordedTime: '2026-09-12T17:30:00+03:00',
  },
  "Samsung's trailer": {
    make: async () =>
      Buffer.concat([await withExif(SAME_TIMES), samsungTrailer(UTC_MS)]),
    recordedTime: '2026-09-12T17:30:00+03:00',
  },
  "Samsung's trailer of another moment": {
    make: async () =>
      Buffer.concat([
        await withExif(SAME_TIMES),
        samsungTrailer(UTC_MS + 400_000),
      ]),
    recordedTime: '2026-09-12T17:30:00',
  },
};

/** One strip of RGB, and the time in a directory of its own. */
function datedTiff(): Buffer {
  const { data } = quarters(SIZE.width, SIZE.height);
  const bits = Buffer.from([8, 0, 8, 0, 8, 0]);
  const text = (id: number, value: string): Tag => ({
    id,
    type: 2,
    value: Buffer.from(`${value}\0`),
  });
  const main = (exifAt: number, pixelsAt: number) =>
    directory(TIFF_HEAD.length, [
      short(0x0100, SIZE.width),
      short(0x0101, SIZE.height),
      { id: 0x0102, type: 3, value: bits, count: 3 },
      short(0x0103, 1),
      short(0x0106, 2),
      long(0x0111, pixelsAt),
      short(0x0115, 3),
      long(0x0116, SIZE.height),
      long(0x0117, data.length),
      long(0x8769, exifAt),
    ]);
  const exif = (at: number) =>
    directory(at, [text(0x9003, LOCAL), text(0x9011, '+03:00')]);
  const exifAt = TIFF_HEAD.length + main(0, 0).length;
  const pixelsAt = exifAt + exif(0).length;
  return Buffer.concat([TIFF_HEAD, main(exifAt, pixelsAt), exif(exifAt), data]);
}

/** Blocks with names, then a directory that is read from its end. */
function samsungTrailer(utcMs: number): Buffer {
  const little = (bytes: Buffer) => Buffer.from(bytes).reverse();
  const block = (type: number, name: string, data: string) =>
    Buffer.concat([
      little(u16(0)),
      little(u16(type)),
      little(u32(name.length)),
      Buffer.from(`${name}${data}`, 'latin1'),
    ]);
  const blocks = [
    { type: 0x0a41, bytes: block(0x0a41, 'BackupRestore_Data', '{}') },
    { type: 0x0a01, bytes: block(0x0a01, 'Image_UTC_Data', `${utcMs}`) },
  ];
  const entries = blocks.map(({ type, bytes }, index) => {
    const back = blocks
      .slice(index)
      .reduce((sum, { bytes: each }) => sum + each.length, 0);
    return Buffer.concat([
      little(u16(0)),
      little(u16(type)),
      little(u32(back)),
      little(u32(bytes.length)),
    ]);
  });
  const head = Buffer.concat([
    Buffer.from('SEFH', 'latin1'),
    little(u32(107)),
    little(u32(entries.length)),
    ...entries,
  ]);
  return Buffer.concat([
    ...blocks.map(({ bytes }) => bytes),
    head,
    little(u32(head.length)),
    Buffer.from('SEFT', 'latin1'),
  ]);
}
