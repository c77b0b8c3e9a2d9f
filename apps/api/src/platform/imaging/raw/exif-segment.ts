export interface CameraFacts {
  make?: string | undefined;
  model?: string | undefined;
  /** EXIF orientation, 1 to 8. */
  orientation?: number | undefined;
  /** `2026:06:20 21:14:05`, local time. */
  takenAt?: string | undefined;
  /** `+03:00` */
  offset?: string | undefined;
}

const [MAKE, MODEL, ORIENTATION] = [0x010f, 0x0110, 0x0112];
const EXIF_DIRECTORY = 0x8769;
const TAKEN_AT = 0x9003;
const OFFSET = 0x9011;
const [ASCII, SHORT, LONG] = [2, 3, 4];
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;

interface Value {
  tag: number;
  type: number;
  value: number | string;
}

/**
 * The APP1 segment with these facts: decoders read the turn and the time of a
 * raw file's preview from there.
 */
export function exifSegment(facts: CameraFacts): Buffer {
  const { orientation = 1 } = facts;
  const exif = directory(HEADER_BYTES, [
    ...text(TAKEN_AT, facts.takenAt),
    ...text(OFFSET, facts.offset),
  ]);
  const mainAt = HEADER_BYTES + exif.length;
  const main = directory(mainAt, [
    ...text(MAKE, facts.make),
    ...text(MODEL, facts.model),
    { tag: ORIENTATION, type: SHORT, value: orientation },
    { tag: EXIF_DIRECTORY, type: LONG, value: HEADER_BYTES },
  ]);
  const start = Buffer.from('Exif\0\0II*\0\0\0\0\0', 'latin1');
  start.writeUInt32LE(mainAt, start.length - 4);
  const body = Buffer.concat([start, exif, main]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

function text(tag: number, value: string | undefined): Value[] {
  return value ? [{ tag, type: ASCII, value }] : [];
}

function directory(start: number, values: Value[]): Buffer {
  const head = Buffer.alloc(2 + values.length * ENTRY_BYTES + 4);
  head.writeUInt16LE(values.length);
  const texts: Buffer[] = [];
  let textAt = start + head.length;
  values.forEach(({ tag, type, value }, index) => {
    const at = 2 + index * ENTRY_BYTES;
    // Four bytes or less would stand in the entry itself.
    const bytes =
      typeof value === 'string'
        ? Buffer.from(`${value}\0`.padEnd(5, '\0'))
        : undefined;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(bytes?.length ?? 1, at + 4);
    head.writeUInt32LE(bytes ? textAt : Number(value), at + 8);
    if (!bytes) return;
    texts.push(bytes);
    textAt += bytes.length;
  });
  return Buffer.concat([head, ...texts]);
}
