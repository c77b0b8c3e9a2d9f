interface Queryable {
  query<T>(statement: string, parameters: unknown[]): Promise<T>;
}

/** Under which name an installation's id is kept: backups say by it whose they are. */
export const INSTALLATION_ID = 'installation_id';

/** The first value that any process has proposed under this name: what is decided once and for all of them. */
export async function keptSetting(database: Queryable, key: string, proposed: string): Promise<string> {
  const [row] = await database.query<{ value: string }[]>(
    `INSERT INTO settings (key, value) VALUES ($1, to_jsonb($2::text))
     ON CONFLICT (key) DO UPDATE SET value = settings.value RETURNING value`,
    [key, proposed],
  );
  if (!row) throw new Error(`the setting ${key} was not kept`);
  return row.value;
}
