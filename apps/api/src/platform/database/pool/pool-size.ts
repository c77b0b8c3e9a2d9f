import type { Config } from '../../config/load-config.js';
import { MORE_CONNECTIONS } from './refused-connection.js';

export const MOST_CONNECTIONS = 20;
/** Several web processes share them; the worker holds as many as one. */
const SHARED_CONNECTIONS = 40;
/** Room for a transaction beside other calls. */
const USUALLY_FEWEST = 4;
/** Room for a transaction and its own calls. */
const FEWEST = 2;
/** Each process has one for its lock. */
const LOCK = 1;

/** A command has room beside web and worker. */
const COMMAND = FEWEST + LOCK;

type Processes = Pick<Config, 'webProcesses' | 'role' | 'databasePool'>;

const STARTS = {
  web: 'the web start',
  worker: 'the worker start',
  all: 'the start of web and worker',
} as const;

export interface PoolFit {
  /** Pools of this start; each process has one, and a worker within the web process another. */
  pools: number;
  wanted: number;
  fitting: number;
}

/**
 * Returns the connections of one pool, fitted to the server: the pools of a start take at most half of the permitted
 * connections less those of a command, as web and worker are started apart, or all of them where DATABASE_POOL is set.
 * @param allowed connections that PostgreSQL permits to this account in this database
 */
export function poolFit(config: Processes, allowed: number): PoolFit {
  const { webProcesses, role, databasePool } = config;
  const pools = webProcesses + (role === 'all' ? 1 : 0);
  const wanted = databasePool ?? usualPool(webProcesses);
  const share = databasePool === undefined ? shareOf(allowed) : allowed;
  const room = Math.max(FEWEST, Math.floor(share / pools) - LOCK);
  return { pools, wanted, fitting: Math.min(wanted, room) };
}

/** Returns the sentences for the log; undefined if everything fits. */
export function poolComplaint(
  { pools, wanted, fitting }: PoolFit,
  role: Config['role'],
  allowed: number,
): string | undefined {
  const most = pools * (fitting + LOCK);
  const isShare = most <= shareOf(allowed);
  if (fitting === wanted && isShare) return undefined;
  const change =
    fitting === wanted
      ? `opens up to ${most}`
      : `would open up to ${pools * (wanted + LOCK)}: it opens up to ${most}`;
  const start = `PostgreSQL allows this account ${allowed} connections, and ${STARTS[role]} ${change}`;
  return isShare
    ? `${start}. ${MORE_CONNECTIONS}.`
    : `${start}, more than its half. Web, worker and commands may wait for each other. ${MORE_CONNECTIONS}, or lower WEB_PROCESSES or DATABASE_POOL.`;
}

/** Returns the part of one of two starts. */
function shareOf(allowed: number): number {
  return (allowed - COMMAND) / 2;
}

/** Returns the connections of one of so many web processes. */
function usualPool(processes: number): number {
  const share = Math.floor(SHARED_CONNECTIONS / processes);
  return Math.max(USUALLY_FEWEST, Math.min(MOST_CONNECTIONS, share));
}
