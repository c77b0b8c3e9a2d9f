import { findKnownFiles } from '@hatira/api-client';
import { MAX_KNOWN_FILES, type HashedFile } from '@hatira/contract';
import type { KnownFile } from './known-file';
import { hashInWorker } from './hash-in-worker';

interface Asked {
  file: HashedFile;
  resolve: (storageUrl?: string) => void;
}

/**
 * Hashes files one after the other and asks whether the wedding has them. While
 * a question is on its way, the next one gathers.
 */
export class KnownFiles {
  private hashing: Promise<unknown> = Promise.resolve();
  private readonly gathered: Asked[] = [];
  private isAsking = false;

  constructor(
    private readonly uploadPath: string,
    private readonly hash = hashInWorker,
    private readonly ask = findKnownFiles,
  ) {}

  async of(file: File, note?: string): Promise<KnownFile> {
    const hashed = this.hashing.then(() => this.hash(file));
    this.hashing = hashed.catch(() => undefined);
    const contentHash = await hashed;
    if (contentHash === undefined) return {};
    const storageUrl = await new Promise<string | undefined>((resolve) => {
      const asked = { contentHash, fileSize: file.size, note };
      this.gathered.push({ file: asked, resolve });
      void this.askAll();
    });
    return { contentHash, storageUrl };
  }

  private async askAll(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.gathered.length > 0) {
      const asked = this.gathered.splice(0, MAX_KNOWN_FILES);
      const files = asked.map(({ file }) => file);
      // Without an answer the files are sent.
      const known = await this.ask(this.uploadPath, files).catch(() => []);
      const urls = new Map(known.map((each) => [each.index, each.storage_url]));
      asked.forEach(({ resolve }, index) => resolve(urls.get(index)));
    }
    this.isAsking = false;
  }
}
