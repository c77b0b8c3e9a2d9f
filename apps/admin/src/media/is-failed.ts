import type { PanelMedia } from '@hatira/contract';

/** True for a file that cannot be shown; a recording of sound plays. */
export function isFailed({ isSoundOnly, processing }: PanelMedia): boolean {
  return processing === 'failed' && !isSoundOnly;
}
