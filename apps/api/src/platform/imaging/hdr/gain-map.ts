import type { BoundedFile } from '../structure/bounded-file.js';

const MAX_SEGMENTS = 100;
const [START_OF_IMAGE, START_OF_SCAN] = [0xffd8, 0xffda];
const [APP1, APP2] = [0xffe1, 0xffe2];
const NAME_BYTES = 32;
const XMP = 'http://ns.adobe.com/xap/1.0/';
/** ISO 21496-1 */
const ISO_MAP = 'urn:iso:std:iso:ts:21496:-1';
/** The namespace of Ultra HDR's first version. */
const ADOBE_MAP = 'http://ns.adobe.com/hdr-gain-map/';

/**
 * Looks at the segments before a JPEG's pixels for the mark of a gain map, as
 * Ultra HDR has it.
 */
export async function hasGainMap(file: BoundedFile): Promise<boolean> {
  const start = await file.read(0, 2);
  if (start.length < 2 || start.readUInt16BE() !== START_OF_IMAGE) return false;
  let at = 2;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const head = await file.read(at, 4 + NAME_BYTES);
    if (head.length < 4 || head[0] !== 0xff) return false;
    const marker = head.readUInt16BE();
    const length = head.readUInt16BE(2);
    if (marker === START_OF_SCAN) return false;
    const name = head.toString('latin1', 4);
    if (marker === APP2 && name.startsWith(ISO_MAP)) return true;
    if (marker === APP1 && name.startsWith(XMP)) {
      const xmp = await file.read(at + 4, length);
      if (xmp.includes(ADOBE_MAP)) return true;
    }
    at += 2 + length;
  }
  return false;
}
