import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../embedded/postgres.mjs';
import { inRoot } from '../paths.mjs';

/**
 * Runs `work` with a staff login: that of STAFF_EMAIL and STAFF_PASSWORD, else an account made for this purpose in the
 * product's own database, which is gone again afterwards.
 */
export async function withStaffLogin(config, work) {
  const { email, password } = config.staff;
  if (email && password) return work({ email, password });
  const database = await openDatabase(config);
  const login = {
    email: `demo-${randomBytes(6).toString('hex')}@hatira.local`,
    password: randomBytes(24).toString('hex'),
  };
  try {
    const { ensureFirstAccount } = await built('staff/first-account.js');
    await ensureFirstAccount(database.manager, login);
    return await work(login);
  } finally {
    await database.query('DELETE FROM staff_accounts WHERE email = $1', [login.email]);
    await database.destroy();
  }
}

async function openDatabase({ databaseUrl, dataDir }) {
  const { DataSource } = await import('typeorm');
  const { dataSourceOptions } = await built('database/data-source.js');
  const { StaffAccount } = await built('staff/staff-account.entity.js');
  const { StaffSession } = await built('staff/staff-session.entity.js');
  // The embedded server runs already: this only finds out where.
  const url = databaseUrl ?? (await startPostgres({ dataDir })).url;
  return new DataSource({
    ...dataSourceOptions(url),
    entities: [StaffAccount, StaffSession],
    poolSize: 1,
  }).initialize();
}

function built(file) {
  return import(pathToFileURL(inRoot('dist/apps/api/src', file)));
}
