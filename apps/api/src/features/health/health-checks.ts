/** Question of the primary to a web process. */
export const HEALTH = 'health';

export type HealthChecks = Record<
  'process' | 'postgres' | 'redis' | 'storage',
  'ok' | 'failed'
>;
