import { VERSION } from '../../platform/config/version.js';

/** Question of the primary to a web process. */
export const HEALTH = 'health';

export type HealthChecks = Record<
  'process' | 'postgres' | 'redis' | 'storage',
  'ok' | 'failed'
>;

/** The state of a process whose application is not there yet. */
export interface Starts {
  process: 'failed';
  /** The step of the migration at hand, such as `12 of 31`. */
  migrating?: string;
}

export type Readiness = HealthChecks | Starts;

interface Answer {
  status: 200 | 503;
  body: { success: boolean; data: Record<string, string> };
}

/** Answers `live`. */
export function liveAnswer(): Answer {
  return {
    status: 200,
    body: { success: true, data: { status: 'live', version: VERSION } },
  };
}

/** Answers `ready`. */
export function readyAnswer(checks: Readiness): Answer {
  const isReady = Object.values(checks).every((state) => state === 'ok');
  return {
    status: isReady ? 200 : 503,
    body: { success: isReady, data: { ...checks, version: VERSION } },
  };
}
