const MAX_XMP_BYTES = 1_000_000;
const NAMES = [
  'exif:DateTimeOriginal',
  'photoshop:DateCreated',
  'xmp:CreateDate',
];

/** The time of capture in XMP, as an attribute or an element, unchecked. */
export function xmpTimeIn(xmp) {
  if (!xmp || xmp.length > MAX_XMP_BYTES) return undefined;
  const text = xmp.toString('latin1');
  for (const name of NAMES) {
    const found = new RegExp(
      `${name}(?:\\s*=\\s*["']|>\\s*)([\\w:.+-]{10,40})`,
    );
    const [, time] = found.exec(text) ?? [];
    if (time) return time;
  }
  return undefined;
}
