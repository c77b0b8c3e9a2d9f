import { fetchConfig } from '@hatira/api-client';
import type { BulkLimits } from '@hatira/contract';

export interface BulkSettings {
  limits: BulkLimits;
  /** True when the server can send an e-mail about a finished archive. */
  canMail: boolean;
}

/**
 * The server sent settings that this page cannot use; only the provider can fix
 * that.
 */
export class ConfigurationError extends Error {}

let settings: Promise<BulkSettings> | undefined;

/**
 * Returns the server's limits for large downloads. Fetches them at first use,
 * and again after a failure.
 */
export function bulkSettings(): Promise<BulkSettings> {
  settings ??= readSettings().catch((error: unknown) => {
    settings = undefined;
    throw error;
  });
  return settings;
}

async function readSettings(): Promise<BulkSettings> {
  const { limits, canMailArchives } = await fetchConfig();
  const bulk = limits?.bulk as BulkLimits | undefined;
  if (!bulk || !(bulk.maxFiles > 0)) throw new ConfigurationError();
  return { limits: bulk, canMail: canMailArchives };
}
