import type { Download } from '@playwright/test';
import { readZip } from '../../../support/fixtures/zip-readers.js';
import type { Sample } from './samples.js';

/** The photos and videos of a downloaded zip: SHA-256 by name, without folder; what the product adds is left out. */
export async function unzipped(
  download: Download,
): Promise<Record<string, string>> {
  const content = await readZip('Python zipfile', await download.path());
  const files = Object.entries(content).map(
    ([path, sha256]) => [path.split('/').at(-1)!, sha256] as const,
  );
  return Object.fromEntries(
    files.filter(([name]) => !name.startsWith('notes.')),
  );
}

/** The same of what was sent. */
export function contentOf(samples: readonly Sample[]): Record<string, string> {
  return Object.fromEntries(samples.map(({ name, sha256 }) => [name, sha256]));
}
