import type { Config } from '../config/load-config.js';

export const MOST_CONNECTIONS = 20;
/** Several web processes share them; the worker holds as many as one. */
const SHARED_CONNECTIONS = 40;
/** Room for a transaction beside other calls. */
const USUALLY_FEWEST = 4;
/** Room for a transaction and its own calls. */
const FEWEST = 2;
/** Each process has one for its lock. */
const LOCK = 1;

type Processes = Pick<Config, 'webProcesses' | 'role' | 'databasePool'>;

export interface PoolFit {
  /** Pools of this start; each process has one, and a worker within the web process another. */
  pools: number;
  wanted: number;
  fitting: number;
}

/**
 * Returns the connections of one pool, fitted to the server: the pools of a start take at most half of the permitted
 * connections, as web and worker are started apart, or all of them where DATABASE_POOL is set.
 * @param allowed connections that PostgreSQL permits to this account in this database
 */
export function poolFit(config: Processes, allowed: number): PoolFit {
  const { webProcesses, role, databasePool } = config;
  const pools = webProcesses + (role === 'all' ? 1 : 0);
  const wanted = databasePool ?? usualPool(webProcesses);
  const share = databasePool === undefined ? allowed / 2 : allowed;
  const room = Math.max(FEWEST, Math.floor(share / pools) - LOCK);
  return { pools, wanted, fitting: Math.min(wanted, room) };
}

/** Returns the sentence for the log; undefined if everything fits. */
export function poolComplaint(
  { pools, wanted, fitting }: PoolFit,
  allowed: number,
): string | undefined {
  const most = pools * (fitting + LOCK);
  if (fitting === wanted && most <= allowed) return undefined;
  const start = `PostgreSQL allows this account ${allowed} connections, and this start would open up to ${pools * (wanted + LOCK)}: it opens up to ${most}`;
  const remedy = 'Raise max_connections or the limit of the role or database';
  return most <= allowed
    ? `${start}. ${remedy}.`
    : `${start}, and its calls will wait for each other. ${remedy}, or start fewer processes.`;
}

/** Returns the connections of one of so many web processes. */
function usualPool(processes: number): number {
  const share = Math.floor(SHARED_CONNECTIONS / processes);
  return Math.max(USUALLY_FEWEST, Math.min(MOST_CONNECTIONS, share));
}
