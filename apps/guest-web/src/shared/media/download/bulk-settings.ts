import { fetchConfig } from '@hatira/api-client';
import type { BulkLimits } from '@hatira/contract';

export interface BulkSettings {
  limits: BulkLimits;
  canMail: boolean;
}

/** Only the provider can fix the server's settings. */
export class ConfigurationError extends Error {}

let settings: Promise<BulkSettings> | undefined;

/** Fetches the limits once, again after a failure. */
export function bulkSettings(): Promise<BulkSettings> {
  settings ??= readSettings().catch((error: unknown) => {
    settings = undefined;
    throw error;
  });
  return settings;
}

/** Forgets the limits, as a page that is loaded again. */
export function forgetBulkSettings(): void {
  settings = undefined;
}

async function readSettings(): Promise<BulkSettings> {
  const { limits, canMailArchives } = await fetchConfig();
  const bulk = limits?.bulk as BulkLimits | undefined;
  if (!bulk || !(bulk.maxFiles > 0)) throw new ConfigurationError();
  return { limits: bulk, canMail: canMailArchives };
}
