import { API, type TitleFont, type UploadHeading } from '@hatira/contract';
import { shellValue } from '../../../shared/lib/shell-value';

/**
 * Returns the background's version, so that hints and requests share a URL;
 * without it the time, as the specification says.
 */
export function backgroundVersion(): string {
  return shellValue('background-version') ?? String(Date.now());
}

/**
 * Returns the boot script's address for this window, else the one for any
 * width.
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
 * Returns the heading if the server knows the wedding: visible from the start.
 */
export function knownHeading(): PageHeading | undefined {
  const heading = shellValue('upload-heading');
  if (heading === undefined) return undefined;
  const titleFont =
    shellValue('title-font') === 'script' ? 'script' : 'default';
  return { ...(JSON.parse(heading) as UploadHeading), titleFont };
}

/** Returns the gallery's address on the demo wedding's page. */
export function demoGallery(): string | undefined {
  return shellValue('demo-gallery');
}
