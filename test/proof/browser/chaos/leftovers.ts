import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { WeddingRow } from '@hatira/contract';
import Bull from 'bull';
import pg from 'pg';
import { until } from '../../../support/until.js';
import type { Product } from '../../../support/browser/product.js';

/** Longer than any file that was begun may wait. */
const LONG_AGO = '8 days';
const LONG_AGO_SECONDS = 8 * 24 * 3_600;

/** The rows and files that a wedding's uploads leave on the server. */
export class Leftovers {
  private constructor(
    private readonly product: Product,
    private readonly before: Set<string>,
  ) {}

  /** Call it before the first upload. */
  static async of(product: Product): Promise<Leftovers> {
    const leftovers = new Leftovers(product, new Set());
    for (const path of await leftovers.files()) leftovers.before.add(path);
    return leftovers;
  }

  /**
   * Lets the sessions' time pass and expects that the server then has the
   * published originals, and no session or temporary file.
   */
  async expectNone({ weddingPath }: WeddingRow, files: number): Promise<void> {
    const client = new pg.Client(this.product.env.DATABASE_URL);
    await client.connect();
    try {
      const ofWedding = `FROM uploads JOIN weddings ON weddings.id = wedding_id WHERE slug = $1`;
      await client.query(
        `UPDATE uploads SET updated_at = now() - interval '${LONG_AGO}' WHERE id IN (SELECT uploads.id ${ofWedding})`,
        [weddingPath],
      );
      await this.ageStaged();
      await this.sweep();
      const left = async () => {
        const { rows } = await client.query<{ count: number }>(
          `SELECT count(*)::int ${ofWedding}`,
          [weddingPath],
        );
        return { ...rows[0], staged: await this.staged() };
      };
      await until('the sessions are forgotten', left, { count: 0, staged: [] });
    } finally {
      await client.end();
    }
    expect(await this.added('originals')).toHaveLength(files);
  }

  private async ageStaged(): Promise<void> {
    const then = Date.now() / 1000 - LONG_AGO_SECONDS;
    for (const path of await this.staged()) await utimes(path, then, then);
  }

  private async sweep(): Promise<void> {
    const queue = new Bull('cleanup', this.product.env.REDIS_URL!);
    await queue.add({});
    await queue.close();
  }

  private staged(): Promise<string[]> {
    return this.added('staging');
  }

  private async added(folder: string): Promise<string[]> {
    const paths = await this.files();
    return paths.filter(
      (path) =>
        !this.before.has(path) && path.includes(join('storage', folder)),
    );
  }

  private async files(): Promise<string[]> {
    const folder = join(this.product.env.DATA_DIR!, 'storage');
    const entries = await readdir(folder, {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  }
}
