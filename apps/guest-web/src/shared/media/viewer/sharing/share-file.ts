import type { MediaItem } from '@hatira/contract';
import { viewUrl } from '../../file/media-file';

/** A larger file is shared as a link: the browser holds it in memory. */
const MAX_BYTES = 100_000_000;

/** False where the browser cannot share such a file. */
export function canShareFile({
  file_name: name,
  file_size: size,
  file_type: type,
}: MediaItem): boolean {
  if (size > MAX_BYTES || typeof navigator.canShare !== 'function')
    return false;
  return navigator.canShare({ files: [new File([''], name, { type })] });
}

/** @throws without an answer of the server */
export async function fetchFile(
  { file_name: name, file_type: type, storage_url: address }: MediaItem,
  signal: AbortSignal,
): Promise<File> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The file answers ${answer.status}`);
  return new File([await answer.blob()], name, { type });
}

/** Opens this file alone: the gallery's address would give the couple's rights. */
export function linkOf(item: MediaItem): string {
  return new URL(viewUrl(item), location.href).href;
}

/** The visitor closed the browser's dialog. */
export function isDeclined(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The file came too late after the tap. */
export function needsTap(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
