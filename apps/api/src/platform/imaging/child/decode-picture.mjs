import { existsSync, readFileSync } from 'node:fs';
import { decodePicture, refusalOf } from './picture.mjs';

/**
 * One picture per process: decoders of untrusted files may crash, run long or
 * exhaust memory. Input: JSON in the first argument; file in `order.input` or
 * stdin. Output: length (4 bytes, big-endian), JSON header, EXIF, pixels.
 */
const order = JSON.parse(process.argv[2]);
// With all modules loaded, the process can work here.
const answer = order.isProbe
  ? String(dataBytes())
  : await answerTo(order).catch(refused);
process.stdout.write(answer, () => process.exit());

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

async function answerTo({ input, ...rest }) {
  const picture = await decodePicture(input ?? readFileSync(0), rest);
  if (!picture) return framed({ isUnknown: true });
  const { bitmap, exif: found, ...facts } = picture;
  const exif =
    found && found.length <= order.maxExifBytes ? found : Buffer.alloc(0);
  const { data, ...shape } = bitmap;
  return framed(
    { ...facts, bitmap: shape, exifBytes: exif.length },
    exif,
    data,
  );
}

function refused(error) {
  const isOfMachine =
    error.code !== undefined ||
    error.message.startsWith('Input file is missing');
  if (isOfMachine) return framed({ refused: 'machine', reason: error.message });
  const { fault, message } = refusalOf(error);
  return framed({ refused: fault, reason: message });
}

function framed(header, ...parts) {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, ...parts]);
}
