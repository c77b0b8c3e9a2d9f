import { randomBytes } from 'node:crypto';

/** Whatever can ask: a manager, a data source. */
export interface Queryable {
  query<T>(statement: string, parameters?: unknown[]): Promise<T>;
}

/** Under which name an installation's id is kept: its backups and its store say by it whose they are. */
export const INSTALLATION_ID = 'installation_id';

/** When the last whole backup was made, as ISO 8601. */
export const LAST_BACKUP_AT = 'last_backup_at';

/** The installation's id, 32 hexadecimal digits, made by whoever asks first. */
export function installationId(database: Queryable): Promise<string> {
  return keptSetting(database, INSTALLATION_ID, newInstallationId());
}

export function newInstallationId(): string {
  return randomBytes(16).toString('hex');
}

/** The secret of which every key of the installation is made, 256 bits; the first process that asks makes it. */
export function installationSecret(database: Queryable): Promise<string> {
  return keptSetting(
    database,
    'session_secret',
    randomBytes(32).toString('base64url'),
  );
}

/** The first value that any process has proposed under this name: what is decided once and for all of them. */
export async function keptSetting(
  database: Queryable,
  key: string,
  proposed: string,
): Promise<string> {
  const [row] = await database.query<{ value: string }[]>(
    `INSERT INTO settings (key, value) VALUES ($1, to_jsonb($2::text))
     ON CONFLICT (key) DO UPDATE SET value = settings.value RETURNING value`,
    [key, proposed],
  );
  if (!row) throw new Error(`the setting ${key} was not kept`);
  return row.value;
}

/** What is kept under a name; undefined: nothing, or there are no tables yet. */
export async function settingOf(
  database: Queryable,
  key: string,
): Promise<string | undefined> {
  const [table] = await database.query<{ name: string | null }[]>(
    `SELECT to_regclass('public.settings') AS name`,
  );
  if (table?.name == null) return undefined;
  const rows = await database.query<{ value: string }[]>(
    'SELECT value FROM settings WHERE key = $1',
    [key],
  );
  return rows[0]?.value;
}

/** Keeps a value in place of the one before. */
export async function setSetting(
  database: Queryable,
  key: string,
  value: string,
): Promise<void> {
  const statement = `INSERT INTO settings (key, value) VALUES ($1, to_jsonb($2::text))
     ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = now()`;
  await database.query(statement, [key, value]);
}
