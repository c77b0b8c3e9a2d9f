import { API, slugKey, type TitleFont } from '@hatira/contract';
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

/**
 * Returns the font when the server knows the wedding; the heading is then
 * visible from the start.
 */
export function knownTitleFont(typed: string): TitleFont | undefined {
  const path = shellValue('upload-path');
  if (path === undefined || slugKey(path) !== slugKey(typed)) return undefined;
  return shellValue('title-font') === 'script' ? 'script' : 'default';
}

/** Returns the path in the wedding's own letters. */
export function canonicalPath(typed: string): string {
  const path = shellValue('upload-path');
  return path !== undefined && slugKey(path) === slugKey(typed) ? path : typed;
}
