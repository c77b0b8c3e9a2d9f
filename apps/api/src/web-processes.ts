import cluster from 'node:cluster';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import {
  HEALTH,
  type HealthChecks,
  type Readiness,
} from './features/health/health-checks.js';
import { serveOperations } from './features/health/operations-server.js';
import { nodeOptions } from './platform/config/from-environment.js';
import type { Config } from './platform/config/load-config.js';
import { createLogger } from './platform/http/server/logging.js';
import {
  ALL_METRICS,
  mergedMetrics,
  OWN_METRICS,
  ownMetrics,
  type SentMetrics,
} from './platform/metrics/all-metrics.js';
import {
  SOURCE_TIMEOUT_MS,
  watchProcess,
} from './platform/metrics/registry.js';
import { withHeapLimit } from './platform/processes/heap-limit.js';
import { Relay } from './platform/processes/relay.js';
import { announceReady } from './process.js';
import { WebProcess } from './web-process.js';

/** Its checks take up to 3 s. */
const CHECK_MS = 4_000;
/** Its sources take up to 2 s. */
const METRICS_MS = 2 * SOURCE_TIMEOUT_MS;

/**
 * Runs several web processes behind one port. This process shares out
 * connections, counts and metrics, and serves no request of visitors.
 */
export async function startWebProcesses(
  config: Config,
): Promise<{ close(): Promise<void> }> {
  watchProcess();
  cluster.setupPrimary({
    execArgv: withHeapLimit(process.execArgv, nodeOptions()),
  });
  // Counts for all of them while Redis is away.
  new RateLimiterClusterMaster();
  const processes = webProcesses(config);
  const stop = async () =>
    void (await Promise.all(processes.map((each) => each.stop())));
  const operations = await serveOperations(config.metrics, {
    metrics: () => metricsOf(processes),
    checks: () => checksOf(processes),
  });
  try {
    // The first makes the staff account, and names a taken port once.
    const [welcome = ''] = await started(processes);
    process.stdout.write(welcome);
  } catch (error) {
    await stop();
    throw error;
  }
  announceReady();
  return {
    close: async () => {
      await stop();
      await operations?.close();
    },
  };
}

function webProcesses(config: Config): WebProcess[] {
  const logger = createLogger(config.logLevel);
  const relay = new Relay();
  const processes: WebProcess[] = Array.from(
    { length: config.webProcesses },
    (_, index) => {
      const number = index + 1;
      return new WebProcess(number, {
        env: {
          WEB_PROCESSES: String(config.webProcesses),
          // One worker, beside the first.
          ROLE: number === 1 ? config.role : 'web',
        },
        onStart: (channel) => {
          relay.connect(number, channel);
          channel.answer(ALL_METRICS, () => metricsOf(processes));
        },
        onEnd: () => relay.disconnect(number),
        warn: (text) => logger.error(text),
      });
    },
  );
  return processes;
}

async function started(processes: WebProcess[]): Promise<string[]> {
  const [first, ...others] = processes;
  const welcome = (await first?.start()) ?? '';
  return [welcome, ...(await Promise.all(others.map((each) => each.start())))];
}

async function metricsOf(processes: WebProcess[]): Promise<string> {
  const parts = await Promise.all(
    processes.map(async (each): Promise<[string, SentMetrics][]> => {
      const sent = await each.ask<SentMetrics>(OWN_METRICS, METRICS_MS);
      return sent ? [[String(each.number), sent]] : [];
    }),
  );
  return mergedMetrics([['primary', await ownMetrics()], ...parts.flat()]);
}

/**
 * A missing process fails the check of processes, a service that of its own.
 * The first process migrates before the others start.
 */
async function checksOf(processes: WebProcess[]): Promise<Readiness> {
  const answers = await Promise.all(
    processes.map((each) => each.ask<Readiness>(HEALTH, CHECK_MS)),
  );
  const starts = answers.find((answer) => answer && 'migrating' in answer);
  if (starts) return starts;
  const isOk = (name: keyof HealthChecks) =>
    answers.every((checks: Partial<HealthChecks> = {}) => {
      const { [name]: state = 'ok' } = checks;
      return state === 'ok';
    });
  const state = (isWell: boolean) => (isWell ? 'ok' : 'failed');
  return {
    process: state(isOk('process') && answers.every(Boolean)),
    postgres: state(isOk('postgres')),
    redis: state(isOk('redis')),
    storage: state(isOk('storage')),
  };
}
