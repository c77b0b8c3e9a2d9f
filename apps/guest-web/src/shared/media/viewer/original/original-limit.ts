import type { MediaItem } from '@hatira/contract';
import { viewUrl } from '../../file/media-file';

/** Pixels; a decoded one takes four bytes. */
const SMALL = 16_000_000;
const MIDDLE = 50_000_000;
const LARGE = 110_000_000;
/** A wider original adds details. */
const LEAST_GAIN = 1.2;

interface Device extends Navigator {
  /** Gigabytes, at most 8; Chromium alone tells. */
  deviceMemory?: number;
}

/** Pixels that this device may decode for one picture. */
export function pixelLimit(
  device: Pick<Device, 'deviceMemory' | 'maxTouchPoints'> = navigator,
): number {
  const { deviceMemory: gigabytes, maxTouchPoints } = device;
  if (gigabytes === undefined) return maxTouchPoints > 0 ? MIDDLE : LARGE;
  if (gigabytes <= 2) return SMALL;
  return gigabytes < 8 ? MIDDLE : LARGE;
}

/**
 * Returns the address of the original; undefined: it has no more pixels, more
 * than the limit, or browsers cannot show it.
 */
export function originalOf(
  item: MediaItem,
  shownWidth: number,
  limit = pixelLimit(),
): string | undefined {
  const { height, storage_url: original, width } = item;
  if (!width || !height || width * height > limit) return undefined;
  if (viewUrl(item) !== original || item.processing === 'failed')
    return undefined;
  return width > shownWidth * LEAST_GAIN ? original : undefined;
}
