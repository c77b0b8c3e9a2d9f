import { randomBytes } from 'node:crypto';

export interface Queryable {
  query<T>(statement: string, parameters?: unknown[]): Promise<T>;
}

/** Backups and the store have it too. */
export const INSTALLATION_ID = 'installation_id';

/** ISO 8601; complete backups only. */
export const LAST_BACKUP_AT = 'last_backup_at';

/** 32 hexadecimal digits, made by the first caller. */
export function installationId(database: Queryable): Promise<string> {
  return keptSetting(database, INSTALLATION_ID, newInstallationId());
}

export function newInstallationId(): string {
  return randomBytes(16).toString('hex');
}

/** 256 bits for all keys of the installation; made by the first caller. */
export function installationSecret(database: Queryable): Promise<string> {
  return keptSetting(
    database,
    'session_secret',
    randomBytes(32).toString('base64url'),
  );
}

/** Returns the first value that any process proposed under this key. */
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
  if (!row) throw new Error(`the setting ${key} could not be stored`);
  return row.value;
}

/** Undefined when not set or before the first migration. */
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

export async function setSetting(
  database: Queryable,
  key: string,
  value: string,
): Promise<void> {
  const statement = `INSERT INTO settings (key, value) VALUES ($1, to_jsonb($2::text))
     ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = now()`;
  await database.query(statement, [key, value]);
}
