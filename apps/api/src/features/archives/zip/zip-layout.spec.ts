import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ZipLayout } from './zip-layout.js';
import { wallClock } from './wall-clock.js';
import type { ZipEntry } from './zip-records.js';

const GIB = 1024 ** 3;
const AT_MS = Date.UTC(2026, 5, 14, 21, 14, 37);

interface TestFile extends ZipEntry {
  bytes: Buffer;
}

function file(name: string, sizeBytes: number, modifiedAtMs = AT_MS): TestFile {
  const bytes = randomBytes(sizeBytes);
  return {
    name,
    bytes,
    sizeBytes,
    crc32: crc32(bytes),
    ...timesOf(modifiedAtMs),
  };
}

/** Makes an entry of a layout that is too large to write. */
function claimed(name: string, sizeBytes: number): ZipEntry {
  return { name, sizeBytes, crc32: 0x12345678, ...timesOf(AT_MS) };
}

function timesOf(modifiedAtMs: number) {
  return { modifiedAtMs, shownAtMs: wallClock(modifiedAtMs).getTime() };
}

function read(
  files: TestFile[],
  range: { start: number; end: number },
): Buffer {
  const parts = [...new ZipLayout(files).parts(range)];
  return Buffer.concat(
    parts.map((part) =>
      'bytes' in part
        ? part.bytes
        : files[part.entry]!.bytes.subarray(part.range.start, part.range.end),
    ),
  );
}

const whole = (layout: ZipLayout) => ({ start: 0, end: layout.totalBytes });
const literals = (layout: ZipLayout, range = whole(layout)) =>
  [...layout.parts(range)].flatMap((part) =>
    'bytes' in part ? [part.bytes] : [],
  );
const endOf = (layout: ZipLayout) => literals(layout).at(-1)!;
const hasZip64End = (layout: ZipLayout) =>
  endOf(layout).readUInt32LE(0) === 0x06064b50;

describe('a small zip', () => {
  const files = [
    file('Ayşe & Can/a.jpg', 3),
    file('Ayşe & Can/boş.jpg', 0),
    file('Ayşe & Can/💍.mp4', 20),
  ];
  const layout = new ZipLayout(files);
  const zip = read(files, whole(layout));

  it('has the announced length', () =>
    expect(zip.length).toBe(layout.totalBytes));

  it('returns the bytes of the whole for every range', () => {
    for (let start = 0; start <= zip.length; start++) {
      for (let end = start; end <= zip.length + 1; end += 1 + (end % 3)) {
        const part = read(files, { start, end });
        if (!part.equals(zip.subarray(start, end)))
          throw new Error(`${start} to ${end} differs`);
      }
    }
    expect(read(files, { start: 0, end: zip.length + 100 }).equals(zip)).toBe(
      true,
    );
  });

  it('has UTF-8 names, sizes and CRC-32 in both headers, and no data descriptors', () => {
    for (const [signature, common, nameLength, head] of [
      [0x04034b50, 4, 26, 30],
      [0x02014b50, 6, 28, 46],
    ] as const) {
      const headers = literals(layout)
        .flatMap((bytes) =>
          positions(bytes, signature).map((at) => bytes.subarray(at)),
        )
        .map((bytes) => ({
          flags: bytes.readUInt16LE(common + 2),
          method: bytes.readUInt16LE(common + 4),
          crc: bytes.readUInt32LE(common + 10),
          sizes: [
            bytes.readUInt32LE(common + 14),
            bytes.readUInt32LE(common + 18),
          ],
          name: bytes
            .subarray(head, head + bytes.readUInt16LE(nameLength))
            .toString(),
        }));
      expect(headers).toEqual(
        files.map((entry) => ({
          flags: 1 << 11,
          method: 0,
          crc: entry.crc32,
          name: entry.name,
          sizes: [entry.sizeBytes, entry.sizeBytes],
        })),
      );
    }
  });

  it('stores the time as local time in Turkey and in UTC', () => {
    const header = literals(layout)[0]!;
    const [clock, day] = [header.readUInt16LE(10), header.readUInt16LE(12)];
    expect([clock >> 11, (clock >> 5) & 63, (clock & 31) * 2]).toEqual([
      0, 14, 36,
    ]);
    expect([(day >> 9) + 1980, (day >> 5) & 15, day & 31]).toEqual([
      2026, 6, 15,
    ]);
    const extra = header.subarray(30 + header.readUInt16LE(26));
    expect([
      extra.readUInt16LE(0),
      extra.readUInt16LE(2),
      extra.readUInt8(4),
    ]).toEqual([0x5455, 5, 1]);
    expect(extra.readInt32LE(5)).toBe(AT_MS / 1000);
  });

  it.each([
    Date.UTC(1969, 6, 20),
    Date.UTC(2150, 0, 1),
    Date.UTC(2038, 0, 20),
    0,
    -1,
  ])('accepts a file with the time %d', (modifiedAtMs) => {
    const odd = [file('a', 1, modifiedAtMs)];
    const oddLayout = new ZipLayout(odd);
    expect(read(odd, whole(oddLayout)).length).toBe(oddLayout.totalBytes);
  });

  it('is only the end record without files', () => {
    const empty = new ZipLayout([]);
    expect(read([], whole(empty)).length).toBe(22);
    expect(empty.totalBytes).toBe(22);
  });
});

describe('ZIP64', () => {
  it('is absent below 4 GiB', () => {
    const layout = new ZipLayout([claimed('a', 4 * GIB - 300)]);
    expect(hasZip64End(layout)).toBe(false);
    expect(literals(layout)[0]!.readUInt32LE(18)).toBe(4 * GIB - 300);
  });

  it.each([
    [4 * GIB - 2, false],
    [4 * GIB - 1, true],
    [4 * GIB, true],
    [9 * GIB, true],
  ])('is in the headers of an entry of %d bytes: %s', (sizeBytes, isZip64) => {
    const [local, central] = literals(
      new ZipLayout([claimed('a', sizeBytes)]),
    ) as [Buffer, Buffer];
    expect([
      local.readUInt32LE(18) === 0xffffffff,
      central.readUInt32LE(20) === 0xffffffff,
    ]).toEqual([isZip64, isZip64]);
    expect([local.readUInt16LE(4), central.readUInt16LE(6)]).toEqual(
      isZip64 ? [45, 45] : [20, 20],
    );
    if (!isZip64) return;
    const extra = local.subarray(31);
    expect([extra.readUInt16LE(0), extra.readUInt16LE(2)]).toEqual([1, 16]);
    expect([extra.readBigUInt64LE(4), extra.readBigUInt64LE(12)]).toEqual([
      BigInt(sizeBytes),
      BigInt(sizeBytes),
    ]);
  });

  describe('of a small entry beyond 4 GiB', () => {
    const offset = 5 * GIB + 2 * (30 + 1 + 9);
    const entries = [
      claimed('a', 3 * GIB),
      claimed('b', 2 * GIB),
      claimed('c', 5),
    ];
    const thirdOf = (layout: ZipLayout) => {
      const directory = literals(layout).at(-2)!;
      return directory.subarray(positions(directory, 0x02014b50)[2]);
    };

    it('has sizes and offset, as archiver writes them', () => {
      const layout = new ZipLayout(entries);
      const third = thirdOf(layout);
      expect(
        [20, 24, 42].map((position) => third.readUInt32LE(position)),
      ).toEqual([0xffffffff, 0xffffffff, 0xffffffff]);
      const extra = third.subarray(47);
      expect([extra.readUInt16LE(0), extra.readUInt16LE(2)]).toEqual([1, 24]);
      expect(
        [4, 12, 20].map((position) => Number(extra.readBigUInt64LE(position))),
      ).toEqual([5, 5, offset]);
      const end = endOf(layout);
      expect([
        end.readUInt16LE(12),
        end.readUInt16LE(end.length - 12),
        end.readUInt32LE(end.length - 6),
      ]).toEqual([45, 0xffff, 0xffffffff]);
    });
  });

  it('is present for many entries', () => {
    const entries = Array.from({ length: 65_534 }, (_, index) =>
      claimed(String(index), 0),
    );
    expect(hasZip64End(new ZipLayout(entries))).toBe(false);
    const many = new ZipLayout([...entries, claimed('x', 0), claimed('y', 0)]);
    expect(hasZip64End(many)).toBe(true);
    expect(Number(endOf(many).readBigUInt64LE(32))).toBe(65_536);
    expect(endOf(many).readUInt16LE(endOf(many).length - 12)).toBe(0xffff);
  });

  it('returns the requested length for every range', () => {
    const sizes = [5 * GIB, 0, 7, 4 * GIB, 1, 3 * GIB];
    const layout = new ZipLayout(
      sizes.map((size, index) => claimed(`${index}.mp4`, size)),
    );
    for (let round = 0; round < 2_000; round++) {
      const start = Math.floor(Math.random() * layout.totalBytes);
      const end = Math.min(
        layout.totalBytes,
        start + Math.floor(Math.random() ** 4 * layout.totalBytes) + 1,
      );
      const lengths = [...layout.parts({ start, end })].map((part) =>
        'bytes' in part ? part.bytes.length : part.range.end - part.range.start,
      );
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(
        end - start,
      );
    }
  });
});

it('yields the directory of many entries in pieces', () => {
  const entries = Array.from({ length: 10_000 }, (_, index) =>
    claimed(`klasör/${index}.jpg`, 0),
  );
  const pieces = literals(new ZipLayout(entries)).slice(entries.length);
  expect(pieces.length).toBeGreaterThan(5);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(
    66 * 1024,
  );
});

function positions(bytes: Buffer, signature: number): number[] {
  const found: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at++)
    if (bytes.readUInt32LE(at) === signature) found.push(at);
  return found;
}
