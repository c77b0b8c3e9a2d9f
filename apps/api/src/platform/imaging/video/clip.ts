import { copyPart } from '../structure/bounded-file.js';
import { contentIdOfTags } from '../structure/content-id.js';
import type { Clip } from '../structure/motion-clip.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { ffprobe } from './ffprobe.js';
import { videoFacts } from './video-facts.js';

/**
 * True when the clip within the file can be decoded. Overwrites `scratchPath`.
 * @throws ToolMissingError
 */
export async function isDecodableClip(
  path: string,
  { offset, length }: Clip,
  scratchPath: string,
): Promise<boolean> {
  await copyPart(path, { start: offset, end: offset + length }, scratchPath);
  try {
    videoFacts(await ffprobe(scratchPath));
    return true;
  } catch (error) {
    if (error instanceof MediaUnreadableError) return false;
    throw error;
  }
}

/**
 * The id that a video shares with the photo of its Live Photo.
 * @throws ToolMissingError
 */
export async function contentIdOfVideo(
  path: string,
): Promise<string | undefined> {
  try {
    return contentIdOfTags((await ffprobe(path)).format.tags);
  } catch (error) {
    if (error instanceof MediaUnreadableError) return undefined;
    throw error;
  }
}
