import { open, type FileHandle } from 'node:fs/promises';
import type { OpenObject } from '../object-store.js';

export class OpenFile implements OpenObject {
  static async at(path: string): Promise<OpenFile> {
    return new OpenFile(await open(path, 'r'));
  }

  private constructor(private readonly file: FileHandle) {}

  async read(into: Buffer, position: number): Promise<number> {
    let bytes = 0;
    while (bytes < into.length) {
      const left = into.length - bytes;
      const { bytesRead } = await this.file.read(
        into,
        bytes,
        left,
        position + bytes,
      );
      if (bytesRead === 0) break;
      bytes += bytesRead;
    }
    return bytes;
  }

  /** Node closes it after the system's reads on their way. */
  async close(): Promise<void> {
    await this.file.close();
  }
}
