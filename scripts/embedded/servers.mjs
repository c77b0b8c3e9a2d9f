import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

/**
 * Starts the embedded servers that are wanted, side by side; when one fails the other is stopped again and the failure
 * thrown. Returns `{ postgres, redis }`, undefined for an unwanted one.
 */
export async function startServers({
  dataDir,
  durable,
  withPostgres = true,
  withRedis = true,
}) {
  const starts = [
    withPostgres ? startPostgres({ dataDir, durable }) : undefined,
    withRedis ? startRedis({ dataDir, durable }) : undefined,
  ];
  const outcomes = await Promise.allSettled(starts);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return { postgres: outcomes[0].value, redis: outcomes[1].value };
  await Promise.all(outcomes.map((outcome) => outcome.value?.stop()));
  throw failed.reason;
}
