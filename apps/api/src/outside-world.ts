import type { Config } from './platform/config/load-config.js';
import { requireUrl } from './platform/database/data-source.js';
import { migrate, type OnMigration } from './platform/database/migrate.js';
import { requireRedis } from './platform/jobs/require-redis.js';
import { claimStorage } from './platform/storage/claim-storage.js';

/**
 * Migrates the database, proves Redis and claims the storage.
 * @throws Error that names the wrong variable
 */
export async function prepareOutsideWorld(
  config: Config,
  onMigration: OnMigration,
): Promise<void> {
  await migrate(requireUrl(config), onMigration);
  await requireRedis(config);
  await claimStorage(config);
}
