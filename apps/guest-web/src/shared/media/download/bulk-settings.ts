import { fetchConfig } from '@hatira/api-client';
import type { BulkLimits } from '@hatira/contract';

export interface BulkSettings {
  limits: BulkLimits;
  /** The product can write when an archive is ready. */
  canMail: boolean;
}

/** The server answered something that this page cannot work with: nobody but the provider can mend that. */
export class ConfigurationError extends Error {}

let settings: Promise<BulkSettings> | undefined;

/** What the server says about large downloads; asked for once it is needed, and again after a failure. */
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
