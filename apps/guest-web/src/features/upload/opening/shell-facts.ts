import { API, slugKey, type TitleFont } from '@hatira/contract';

/** What the server has written into the page about the wedding, beside what its address tells. */
function told(name: string): string | undefined {
  return (
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ||
    undefined
  );
}

/**
 * The `t` of the background's addresses: its version, so that the page's preload hints and its own requests are one.
 * Without it the time, as the specification has it.
 */
export function backgroundVersion(): string {
  return told('background-version') ?? String(Date.now());
}

/** The address of the background for this window, which the boot script has chosen; without it the one of any width. */
export function backgroundAddress(uploadPath: string, version: string): string {
  return told('background-image') ?? API.backgroundImage(uploadPath, version);
}

/** The font of the names, where the server knows the wedding of this path: then its heading is there from the start. */
export function toldTitleFont(typed: string): TitleFont | undefined {
  const path = told('upload-path');
  if (path === undefined || slugKey(path) !== slugKey(typed)) return undefined;
  return told('title-font') === 'script' ? 'script' : 'default';
}

/** The wedding's path in its own letters (design section 3, slug): guests may have typed others. */
export function canonicalPath(typed: string): string {
  const path = told('upload-path');
  return path !== undefined && slugKey(path) === slugKey(typed) ? path : typed;
}
