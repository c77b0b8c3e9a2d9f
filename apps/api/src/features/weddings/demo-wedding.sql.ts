import { slugKey } from '@hatira/contract';
import type { EntityManager } from 'typeorm';
import { randomWeddingHash } from './wedding-hash.js';

const INSERT = `
INSERT INTO weddings (id, slug, slug_key, is_enabled, disabled_at, is_demo) VALUES ($1, $2, $3, false, now(), true)
ON CONFLICT DO NOTHING RETURNING id::float8 AS id`;

/** Adds the demo wedding with closed uploads. Returns its id; undefined if it is there, or the path is taken. */
export async function addDemo(
  manager: EntityManager,
  path: string,
): Promise<number | undefined> {
  const [added] = await manager.query<{ id: number }[]>(INSERT, [
    randomWeddingHash(),
    path,
    slugKey(path),
  ]);
  return added?.id;
}
