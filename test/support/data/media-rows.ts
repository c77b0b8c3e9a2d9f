import type { TestApp } from '../servers/test-app.js';

/** An item as the database has it. */
export interface MediaKeys {
  /** As staff calls name it. */
  id: string;
  weddingId: number;
  /** As holders of the couple's link know it. */
  editKey: string;
  /** As holders of the relatives' link know it. */
  viewKey: string;
}

/** All items, those in the trash included, in the order in which they came. */
export async function mediaKeys({
  database,
}: Pick<TestApp, 'database'>): Promise<MediaKeys[]> {
  return database.query<MediaKeys[]>(
    `SELECT id, wedding_id::float8 AS "weddingId", edit_key AS "editKey", view_key AS "viewKey"
     FROM media ORDER BY created_at, id`,
  );
}

/** The ids by which staff calls name the items that the couple knows by these; in that order. */
export async function idsForStaff(
  app: Pick<TestApp, 'database'>,
  editKeys: string[],
): Promise<string[]> {
  const byKey = new Map(
    (await mediaKeys(app)).map(({ editKey, id }) => [editKey, id]),
  );
  return editKeys.map((key) => byKey.get(key)!);
}
