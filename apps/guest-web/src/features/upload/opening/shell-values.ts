import { API, slugKey, type TitleFont } from '@hatira/contract';

/** Facts about the wedding that the server wrote into the page. */
function shellValue(name: string): string | undefined {
  return (
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ||
    undefined
  );
}

/**
 * Returns the `t` parameter of the background's addresses: its version, so that
 * the preload hints and the page's requests share one URL. Without a version it
 * is the time, as the specification says.
 */
export function backgroundVersion(): string {
  return shellValue('background-version') ?? String(Date.now());
}

/**
 * Returns the background's address for this window, chosen by the boot script;
 * without it, the address for any width.
 */
export function backgroundAddress(uploadPath: string, version: string): string {
  return (
    shellValue('background-image') ?? API.backgroundImage(uploadPath, version)
  );
}

/**
 * Returns the font of the names when the server knows the wedding of this path;
 * the heading is then visible from the start.
 */
export function knownTitleFont(typed: string): TitleFont | undefined {
  const path = shellValue('upload-path');
  if (path === undefined || slugKey(path) !== slugKey(typed)) return undefined;
  return shellValue('title-font') === 'script' ? 'script' : 'default';
}

/**
 * Returns the wedding's path in its own letters; guests may have typed it
 * differently.
 */
export function canonicalPath(typed: string): string {
  const path = shellValue('upload-path');
  return path !== undefined && slugKey(path) === slugKey(typed) ? path : typed;
}
