import exifr from 'exifr';

const EXIF_HEADER = 'Exif\0\0';
const APPLE = 'Apple iOS\0';
/** Apple's entries begin behind signature, version and byte order. */
const ENTRIES_AT = 14;
const CONTENT_IDENTIFIER = 0x11;
const MAX_ENTRIES = 500;
const ID = /^[\w-]{8,64}$/;

/**
 * The id that the photo of a Live Photo shares with its video, from Apple's
 * maker note.
 */
export async function contentIdOfExif(
  exif: Buffer | undefined,
): Promise<string | undefined> {
  if (!exif) return undefined;
  const hasHeader = exif.toString('latin1', 0, 6) === EXIF_HEADER;
  try {
    const tags = await (exifr.parse(exif.subarray(hasHeader ? 6 : 0), {
      pick: ['MakerNote'],
      reviveValues: false,
    }) as Promise<{ makerNote?: Uint8Array } | undefined>);
    return tags?.makerNote && idIn(Buffer.from(tags.makerNote));
  } catch {
    // Damaged metadata has no id.
    return undefined;
  }
}

/** The same id in the tags of the video. */
export function contentIdOfTags(
  tags: Record<string, string> = {},
): string | undefined {
  return validId(tags['com.apple.quicktime.content.identifier']);
}

function idIn(note: Buffer): string | undefined {
  if (note.toString('latin1', 0, APPLE.length) !== APPLE) return undefined;
  const isBig = note.toString('latin1', 12, ENTRIES_AT) === 'MM';
  const u16 = (at: number) =>
    isBig ? note.readUInt16BE(at) : note.readUInt16LE(at);
  const u32 = (at: number) =>
    isBig ? note.readUInt32BE(at) : note.readUInt32LE(at);
  const count = Math.min(u16(ENTRIES_AT), MAX_ENTRIES);
  for (let index = 0; index < count; index++) {
    const entry = ENTRIES_AT + 2 + 12 * index;
    if (u16(entry) !== CONTENT_IDENTIFIER) continue;
    const start = u32(entry + 8);
    return validId(note.toString('latin1', start, start + u32(entry + 4)));
  }
  return undefined;
}

function validId(text = ''): string | undefined {
  const id = text.replace(/\0+$/, '');
  return ID.test(id) ? id : undefined;
}
