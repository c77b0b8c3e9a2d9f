import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Config } from '../../platform/config/load-config.js';

const FOLDER = 'demo';
const INDEX = 'index.json';

const index = z.object({
  background: z.string(),
  photos: z.array(
    z.object({ file: z.string(), fileName: z.string(), note: z.string() }),
  ),
});

export type DemoPictures = z.infer<typeof index>;
export type DemoPhoto = DemoPictures['photos'][number];

/** The demo's pictures, drawn by the build. */
@Injectable()
export class DemoFilesService {
  private readonly folder: string;

  constructor(config: Config) {
    this.folder = join(config.guestWebDir, FOLDER);
  }

  /** Returns undefined if the guest pages are not built. */
  async index(): Promise<DemoPictures | undefined> {
    try {
      const text = await readFile(join(this.folder, INDEX), 'utf8');
      return index.parse(JSON.parse(text));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  open(fileName: string): AsyncIterable<Buffer> {
    return createReadStream(join(this.folder, fileName));
  }

  read(fileName: string): Promise<Buffer> {
    return readFile(join(this.folder, fileName));
  }
}
