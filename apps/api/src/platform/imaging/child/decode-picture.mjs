import { existsSync, readFileSync } from 'node:fs';
import { readFrame, writeFrame } from './frames.mjs';
import { decodePicture, refusalOf } from './picture.mjs';
import { previewHdr } from './preview-hdr.mjs';

/**
 * Runs confined, because decoders of untrusted files may crash, run long or
 * exhaust memory. Decodes one sender's pictures until stdin ends. A frame holds
 * the order and the picture; with a file as first argument, the order alone.
 */
const answers = { picture: answerPicture, previewHdr: answerPreviewHdr };
const input = process.argv[2];
/**
 * A collection after each JPEG takes a quarter of a thumbnail's time. Decoders of other formats leave more than their
 * pixels, so it follows each of them.
 */
const MAX_GARBAGE_BYTES = 24 * 1024 ** 2;
let garbageBytes = 0;
if (input === 'probe') {
  // With all modules loaded, the process can work here.
  process.stdout.write(String(dataBytes()));
} else {
  while (await answerNext()) collectSometimes();
  process.exit();
}

/** Data memory by the kernel's count; 0 where the system does not report it. */
function dataBytes() {
  if (!existsSync('/proc/self/status')) return 0;
  return (
    1024 *
    Number(
      /^VmData:\s+(\d+) kB$/m.exec(
        readFileSync('/proc/self/status', 'utf8'),
      )?.[1] ?? 0,
    )
  );
}

/** Looks at the first bytes. */
function isJpeg(picture) {
  return picture[0] === 0xff && picture[1] === 0xd8;
}

/** An idle process keeps few pictures. */
function collectSometimes() {
  if (garbageBytes < MAX_GARBAGE_BYTES) return;
  globalThis.gc?.();
  garbageBytes = 0;
}

/** Returns false at the end of stdin. */
async function answerNext() {
  const frame = readFrame();
  if (!frame) return false;
  const { header: order, body: picture } = frame;
  garbageBytes += isJpeg(picture) ? picture.length : MAX_GARBAGE_BYTES;
  await answers[order.makes](input ?? picture, order).catch(refuse);
  return true;
}

/** Answers with EXIF and pixels. */
async function answerPicture(source, order) {
  const picture = await decodePicture(source, order);
  if (!picture) return writeFrame({ isUnknown: true });
  const { bitmap, exif: found, ...facts } = picture;
  const exif =
    found && found.length <= order.maxExifBytes ? found : Buffer.alloc(0);
  const { data, ...shape } = bitmap;
  garbageBytes += data.length;
  return writeFrame(
    { ...facts, bitmap: shape, exifBytes: exif.length },
    exif,
    data,
  );
}

/** Answers with a JPEG. */
async function answerPreviewHdr(source, order) {
  const jpeg = await previewHdr(source, order);
  return jpeg ? writeFrame({}, jpeg) : writeFrame({ isUnknown: true });
}

function refuse(error) {
  const isOfMachine =
    error.code !== undefined ||
    error.message.startsWith('Input file is missing');
  if (isOfMachine)
    return writeFrame({ refused: 'machine', reason: error.message });
  const { fault, message } = refusalOf(error);
  return writeFrame({ refused: fault, reason: message });
}
