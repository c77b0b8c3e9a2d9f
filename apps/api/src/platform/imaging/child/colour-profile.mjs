import { crc32, deflateSync } from 'node:zlib';
import { open, openBitmap, toBitmap } from './open.mjs';

const PNG_SIGNATURE_AND_HEADER_BYTES = 8 + 25;

/** Converts to sRGB. */
export async function fromProfile(bitmap, icc) {
  // sharp reads a profile only from a file: an uncompressed PNG.
  const png = await openBitmap(bitmap).png({ compressionLevel: 0 }).toBuffer();
  const head = png.subarray(0, PNG_SIGNATURE_AND_HEADER_BYTES);
  const tagged = Buffer.concat([
    head,
    profileChunk(icc),
    png.subarray(head.length),
  ]);
  return toBitmap(open(tagged));
}

/** PNG, 11.3.2.3: name, compression method, profile. */
function profileChunk(icc) {
  const content = Buffer.concat([
    Buffer.from('iCCPprofile\0\0', 'latin1'),
    deflateSync(icc, { level: 1 }),
  ]);
  return Buffer.concat([
    bigEndian(content.length - 4),
    content,
    bigEndian(crc32(content)),
  ]);
}

function bigEndian(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
