import { randomBytes } from 'node:crypto';
import { startPostgres } from '../embedded/postgres.mjs';
import { built } from '../paths.mjs';

/**
 * @import { Credentials } from './product-client.mjs'
 * @import { Config } from '../launch/configuration.mjs'
 */

/**
 * Runs `work` with a temporary account: staff may have changed the password of STAFF_EMAIL.
 * @param {Config} config
 * @template T
 * @param {(login: Credentials) => Promise<T>} work
 */
export async function withStaffLogin(config, work) {
  const database = await openDatabase(config);
  const login = {
    email: `demo-${randomBytes(6).toString('hex')}@hatira.local`,
    password: randomBytes(24).toString('hex'),
  };
  try {
    const { ensureFirstAccount } = await built(
      'features/staff/first-account.js',
    );
    const { AuditService } = await built(
      'features/staff/audit/audit.service.js',
    );
    await ensureFirstAccount(
      database.manager,
      login,
      new AuditService(database.getRepository('AuditTrailEntry')),
    );
    return await work(login);
  } finally {
    await database.query('DELETE FROM staff_accounts WHERE email = $1', [
      login.email,
    ]);
    await database.destroy();
  }
}

/** @param {{ databaseUrl: string | undefined, dataDir: string }} options */
async function openDatabase({ databaseUrl, dataDir }) {
  const { DataSource } = await import('typeorm');
  const { dataSourceOptions } = await built('platform/database/data-source.js');
  const { StaffAccount } = await built(
    'features/staff/staff-account.entity.js',
  );
  const { StaffSession } = await built(
    'features/staff/staff-session.entity.js',
  );
  const { AuditTrailEntry } = await built(
    'features/staff/audit/audit-entry.entity.js',
  );
  // Already running: only returns its address.
  const url = databaseUrl ?? (await startPostgres({ dataDir })).url;
  return new DataSource({
    ...dataSourceOptions(url),
    entities: [StaffAccount, StaffSession, AuditTrailEntry],
    poolSize: 1,
  }).initialize();
}
