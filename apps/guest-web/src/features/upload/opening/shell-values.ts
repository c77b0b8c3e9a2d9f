import { API, type TitleFont, type UploadHeading } from '@hatira/contract';
import { shellValue } from '../../../shared/lib/shell-value';

/**
 * Returns the background's version, so that preload hints and requests share
 * one URL; without it the time, as the specification says.
 */
export function backgroundVersion(): string {
  return shellValue('background-version') ?? String(Date.now());
}

/**
 * Returns the address for this window, chosen by the boot script; without it,
 * the address for any width.
 */
export function backgroundAddress(uploadPath: string, version: string): string {
  return (
    shellValue('background-image') ?? API.backgroundImage(uploadPath, version)
  );
}

export interface PageHeading extends UploadHeading {
  titleFont: TitleFont;
}

/**
 * Returns the heading when the server knows the wedding; it is then visible
 * from the start.
 */
export function knownHeading(): PageHeading | undefined {
  const heading = shellValue('upload-heading');
  if (heading === undefined) return undefined;
  const titleFont =
    shellValue('title-font') === 'script' ? 'script' : 'default';
  return { ...(JSON.parse(heading) as UploadHeading), titleFont };
}

/** Returns the address of the gallery on the page of the demo wedding. */
export function demoGallery(): string | undefined {
  return shellValue('demo-gallery');
}
