/** ISO base media (MP4, MOV, HEIF): network-order numbers and boxes. */

export function u8(value: number): Buffer {
  return Buffer.from([value]);
}

export function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function i32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const size = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...content]);
}

export function fullBox(
  type: string,
  version: number,
  flags: number,
  ...content: Buffer[]
): Buffer {
  return box(type, u32(version * 2 ** 24 + flags), ...content);
}

/** The file without its first top-level box of that type. */
export function withoutBox(file: Buffer, type: string): Buffer {
  let at = 0;
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === type) {
      return Buffer.concat([file.subarray(0, at), file.subarray(at + size)]);
    }
    at += size;
  }
  throw new Error(`no box ${type}`);
}
