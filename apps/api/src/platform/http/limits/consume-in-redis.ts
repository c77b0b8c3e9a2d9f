import type { Redis } from 'ioredis';

export interface RateLimit {
  name: string;
  points: number;
  perSeconds: number;
}

export type Budget = [limit: RateLimit, key: string];

export interface UsedUpBudget {
  limit: RateLimit;
  waitMs: number;
}

/**
 * Counters of rate-limiter-flexible, which expire with their window. Returns
 * the used-up budget's place, from 1, and its remaining milliseconds.
 */
const CONSUME = `
for place, key in ipairs(KEYS) do
  local points, windowMs = tonumber(ARGV[2 * place - 1]), tonumber(ARGV[2 * place])
  local taken = redis.call('INCR', key)
  if redis.call('PTTL', key) < 0 then redis.call('PEXPIRE', key, windowMs) end
  if taken > points then
    for earlier = 1, place do redis.call('DECR', KEYS[earlier]) end
    return {place, redis.call('PTTL', key)}
  end
end
return {0, 0}`;

/** Redis keeps the script; later calls send its hash. */
type ConsumingRedis = Redis & {
  consumeBudgets(
    keys: number,
    ...keysAndBounds: (string | number)[]
  ): Promise<[place: number, waitMs: number]>;
};

export function prepareConsuming(redis: Redis): void {
  redis.defineCommand('consumeBudgets', { lua: CONSUME });
}

/** rate-limiter-flexible adds a colon and the key. */
export const keyPrefix = (name: string) => `limit:${name}`;
export const counterOf = (name: string, key: string) =>
  `${keyPrefix(name)}:${key}`;

/**
 * Takes one point of each budget.
 * @param redis after `prepareConsuming`
 * @returns the used-up budget, with every point returned; undefined when all
 * had a point
 * @throws the errors of the connection
 */
export async function consumeInRedis(
  redis: Redis,
  budgets: Budget[],
): Promise<UsedUpBudget | undefined> {
  const keys = budgets.map(([{ name }, key]) => counterOf(name, key));
  const bounds = budgets.flatMap(([{ points, perSeconds }]) => [
    points,
    perSeconds * 1000,
  ]);
  const [place, waitMs] = await (redis as ConsumingRedis).consumeBudgets(
    keys.length,
    ...keys,
    ...bounds,
  );
  const [limit] = budgets[place - 1] ?? [];
  return limit && { limit, waitMs };
}
