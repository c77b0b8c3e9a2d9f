import type { Config } from '../../platform/config/load-config.js';
import type { OnMigration } from '../../platform/database/migrate.js';
import { createLogger } from '../../platform/http/server/logging.js';
import { allMetrics } from '../../platform/metrics/all-metrics.js';
import { primary } from '../../platform/processes/siblings.js';
import { HEALTH, type Starts } from './health-checks.js';
import { MigrationNotes } from './migration-notes.js';
import { serveOperations, type OperationsServer } from './operations-server.js';

/** A process whose application is not there yet. */
export interface Starting {
  /** Undefined without METRICS_PORT, and in one of several web processes, whose primary has the port. */
  operations: OperationsServer | undefined;
  onMigration: OnMigration;
}

/**
 * Answers `live` and `ready` from the begin of a start, on METRICS_PORT alone:
 * a proxy passes over a closed PORT, but not over an answer that asks for
 * patience.
 */
export async function beginStart(config: Config): Promise<Starting> {
  const notes = new MigrationNotes(noteWriter(config.logLevel));
  const state = (): Starts => ({
    process: 'failed',
    ...(notes.step !== undefined && { migrating: notes.step }),
  });
  const checks = () => Promise.resolve(state());
  primary?.answer(HEALTH, checks);
  const operations = primary
    ? undefined
    : await serveOperations(config.metrics, { metrics: allMetrics, checks });
  return { operations, onMigration: notes.note };
}

/** A terminal gets the words alone. */
function noteWriter(logLevel: string): (text: string) => void {
  if (process.stdout.isTTY)
    return (text) => void process.stdout.write(`${text}\n`);
  const logger = createLogger(logLevel);
  return (text) => logger.info(text);
}
