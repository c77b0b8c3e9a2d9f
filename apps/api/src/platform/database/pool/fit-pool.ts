import cluster from 'node:cluster';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Config } from '../../config/load-config.js';
import { allowedConnections } from './allowed-connections.js';
import type { PatientPool } from './patient-pool.js';
import { poolComplaint, poolFit } from './pool-size.js';

/** A worker within the web process would say the same again. */
let isSaid = false;

/** Fits this process's pool to the server, and says once in a start if it had to become smaller. */
export async function fitPool(
  database: DataSource,
  config: Config,
): Promise<void> {
  const allowed = await allowedConnections(database);
  const fit = poolFit(config, allowed);
  const pool = (database.driver as PostgresDriver).master as PatientPool;
  pool.resize(fit.fitting);
  const complaint = poolComplaint(fit, config.role, allowed);
  // A web process that starts again has another number.
  const isFirst = cluster.isPrimary || cluster.worker?.id === 1;
  if (!complaint || !isFirst || isSaid) return;
  isSaid = true;
  new Logger('Database').warn(complaint);
}
