import { BACKGROUND_WIDTHS } from '@hatira/contract';
import type { Request } from 'express';
import {
  backgroundKey,
  backgroundRenditionKey,
} from '../../platform/storage/keys.js';

/** A size and format of a background. */
export interface Rendition {
  /** The name in object key and ETag. */
  name: string;
  mimeType: 'image/avif' | 'image/webp' | 'image/jpeg';
}

/** The picture for old browsers and link previews. */
export const PLAIN: Rendition = { name: 'plain.jpg', mimeType: 'image/jpeg' };
export const PLAIN_WIDTH = 1280;

export function avifOf(width: number): Rendition {
  return { name: `${width}.avif`, mimeType: 'image/avif' };
}

export function webpOf(width: number): Rendition {
  return { name: `${width}.webp`, mimeType: 'image/webp' };
}

function allRenditions(): Rendition[] {
  return [
    ...BACKGROUND_WIDTHS.flatMap((width) => [avifOf(width), webpOf(width)]),
    PLAIN,
  ];
}

/** Keys of the original and every rendition. */
export function objectsOfBackground(id: string): string[] {
  return [
    backgroundKey(id),
    ...allRenditions().map(({ name }) => backgroundRenditionKey(id, name)),
  ];
}

/** Pixels; images are not enlarged, and the original is never sent. */
export const WIDEST = Math.max(...BACKGROUND_WIDTHS);

/**
 * Chooses the smallest width that fills the screen, in the best accepted
 * format. `*` names no format: link preview programs expect JPEG.
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
