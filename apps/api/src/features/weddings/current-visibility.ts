import type { AlbumMode } from '@hatira/contract';
import type { Wedding } from './wedding.entity.js';

export type WeddingVisibility = Pick<Wedding, 'visibility' | 'sealedUntil'>;

/** The mode at this moment: a seal ends by the clock, without a job. */
export function currentVisibility({
  visibility,
  sealedUntil,
}: WeddingVisibility): AlbumMode {
  return sealedUntil && sealedUntil.getTime() <= Date.now()
    ? 'shared'
    : visibility;
}

/**
 * To guests, walls and relatives, a sealed album is an empty one.
 * @returns the end of the seal; undefined without one
 */
export function sealEnd(wedding: WeddingVisibility): Date | undefined {
  return currentVisibility(wedding) === 'sealed'
    ? (wedding.sealedUntil ?? undefined)
    : undefined;
}

/**
 * SQL: the album is not sealed at this moment.
 * @param wedding alias of `weddings`
 */
export function isUnsealed(wedding: string): string {
  return `(${wedding}.sealed_until IS NULL OR ${wedding}.sealed_until <= now())`;
}
