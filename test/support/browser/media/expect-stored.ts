import { expect } from '@playwright/test';
import type { WeddingRow } from '@hatira/contract';
import type { Product } from '../product.js';
import { hashOf, type Sample } from './samples.js';

/** Expects exactly these files, with identical bytes. */
export async function expectStored(
  product: Product,
  wedding: WeddingRow,
  files: Sample[],
): Promise<void> {
  const items = await product.mediaOf(wedding);
  const stored = await Promise.all(
    items.map(async (item) => ({
      name: item.file_name,
      sha256: hashOf(await product.originalOf(item)),
    })),
  );
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name.localeCompare(other.name);
  const sent = files.map(({ name, sha256 }) => ({ name, sha256 }));
  expect(stored.sort(byName)).toEqual(sent.sort(byName));
}
