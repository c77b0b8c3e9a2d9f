import { vi } from 'vitest';

interface ExportedFile {
  name: string;
  /** The text begins with the byte-order mark. */
  text: string;
}

/** Keeps the files that the page exports from now on instead of saving them. */
export function keepExports(): () => Promise<ExportedFile[]> {
  const files: { name: string; content: Blob }[] = [];
  const contents = new Map<string, Blob>();
  const createUrl = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = createUrl(content);
    contents.set(url, content as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content: contents.get(this.href)! });
  });
  return () =>
    Promise.all(
      files.map(async ({ name, content }) => ({
        name,
        // `text()` drops the mark.
        text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(
          await content.arrayBuffer(),
        ),
      })),
    );
}
