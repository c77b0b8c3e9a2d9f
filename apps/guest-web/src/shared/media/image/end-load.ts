/**
 * Ends the download of an image outside the page. Chromium keeps such an image
 * for good when it loses the attribute.
 */
export function endLoad(image: HTMLImageElement): void {
  image.src = '';
}
