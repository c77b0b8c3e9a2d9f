/** Time for the browser to read the blob. */
const READING_MS = 60_000;

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  startDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), READING_MS);
}

/**
 * Starts the browser's download, which takes any size and survives the page.
 * @param name empty: the server's
 */
export function startDownload(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
