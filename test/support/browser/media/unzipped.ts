import type { Download } from '@playwright/test';
import { readZip } from '../../fixtures/zip-readers.js';
import type { Sample } from './samples.js';

/** SHA-256 by name of a zip's photos and videos. */
export async function filesOfZip(zip: string): Promise<Record<string, string>> {
  const content = await readZip('Python zipfile', zip);
  const files = Object.entries(content).map(
    ([path, sha256]) => [path.split('/').at(-1)!, sha256] as const,
  );
  return Object.fromEntries(
    files.filter(([name]) => !/^(index|notes)\.(html|csv)$/.test(name)),
  );
}

/** The same of the page's download. */
export async function unzipped(
  download: Download,
): Promise<Record<string, string>> {
  return filesOfZip(await download.path());
}

/** The same for the samples. */
export function contentOf(samples: readonly Sample[]): Record<string, string> {
  return Object.fromEntries(samples.map(({ name, sha256 }) => [name, sha256]));
}
