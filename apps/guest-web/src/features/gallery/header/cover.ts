import type { CSSProperties } from 'react';
import { API, BACKGROUND_WIDTHS, type WeddingInfo } from '@hatira/contract';

/** The width of a wide strip on a phone, and of a small picture elsewhere. */
const [, WIDTH] = BACKGROUND_WIDTHS;

/** The couple's picture as `--cover`, which loads where a style shows it. */
export function coverOf({
  cover,
  weddingPath,
}: WeddingInfo): CSSProperties | undefined {
  if (cover === undefined) return undefined;
  const address = API.backgroundImage(weddingPath, cover, WIDTH);
  return { '--cover': `url("${address}")` } as CSSProperties;
}
