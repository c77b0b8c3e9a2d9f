import { BACKGROUND_WIDTHS } from '@hatira/contract';
import type { Request } from 'express';
import {
  backgroundKey,
  backgroundRenditionKey,
} from '../../platform/storage/keys.js';

/** One of the forms in which a background is sent to a screen. */
export interface Rendition {
  /** Name of its object, and of its ETag. */
  name: string;
  mimeType: 'image/avif' | 'image/webp' | 'image/jpeg';
}

/** For old browsers, and for the preview that messengers make of a link. */
export const PLAIN: Rendition = { name: 'plain.jpg', mimeType: 'image/jpeg' };
export const PLAIN_WIDTH = 1280;

export function avifOf(width: number): Rendition {
  return { name: `${width}.avif`, mimeType: 'image/avif' };
}

export function webpOf(width: number): Rendition {
  return { name: `${width}.webp`, mimeType: 'image/webp' };
}

/** Every form that there can be of one background. */
function allRenditions(): Rendition[] {
  return [
    ...BACKGROUND_WIDTHS.flatMap((width) => [avifOf(width), webpOf(width)]),
    PLAIN,
  ];
}

/** Keys of everything that belongs to a background: as it was sent, and every form that screens get. */
export function objectsOfBackground(id: string): string[] {
  return [
    backgroundKey(id),
    ...allRenditions().map(({ name }) => backgroundRenditionKey(id, name)),
  ];
}

/** Pixels; nothing is made wider, and the original is never sent to a screen. */
export const WIDEST = Math.max(...BACKGROUND_WIDTHS);

/**
 * What to send: the smallest width that fills the screen, in the best format that the client names. `*` alone names
 * none: programs that fetch links take JPEG for granted.
 */
export function chooseRendition(
  accept: Request['headers']['accept'],
  wantedWidth: number,
): Rendition {
  const width =
    BACKGROUND_WIDTHS.find((candidate) => candidate >= wantedWidth) ?? WIDEST;
  const accepted = accept ?? '';
  if (/image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted))
    return avifOf(width);
  if (/image\/webp(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted))
    return webpOf(width);
  return PLAIN;
}
