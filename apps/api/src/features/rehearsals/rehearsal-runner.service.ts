import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { RehearsalTracesService } from './rehearsal-traces.service.js';
import {
  RehearsalsRepository,
  type ClaimedRehearsal,
} from './rehearsals.repository.js';
import type { Notice } from './robot/fault.js';
import { RobotService } from './robot/robot.service.js';

/**
 * The time between looks for rehearsals that a command line asks for, and those
 * of ended processes.
 */
const LOOK_MS = 2_000;
/** A healthy server needs less than a minute. */
const MAX_MS = 180_000;

/**
 * Runs rehearsals in the web processes, one at a time in each: the worker's
 * absence is one of the faults.
 */
@Injectable()
export class RehearsalRunnerService
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger(RehearsalRunnerService.name);
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> | undefined;
  private robotOut: Promise<void> | undefined;

  constructor(
    private readonly rehearsals: RehearsalsRepository,
    private readonly robot: RobotService,
    private readonly traces: RehearsalTracesService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stop.abort();
    // A look at a silent database would delay the end.
    await this.robotOut?.catch(() => undefined);
  }

  /** Begins the next rehearsal unless one runs. Never rejects. */
  look(): void {
    if (this.stop.signal.aborted) return;
    this.work ??= this.runAll()
      .catch((error: Error) => this.logger.debug(error.message))
      .finally(() => (this.work = undefined));
  }

  private async runAll(): Promise<void> {
    while (!this.stop.signal.aborted) {
      const claimed = await this.rehearsals.claim();
      if (!claimed) return;
      await this.rehearsals.forgetOld();
      try {
        this.robotOut = this.run(claimed);
        await this.robotOut;
      } catch (error) {
        this.logger.error(error);
        // The next look, of any process, removes the traces.
        return this.rehearsals.release(claimed.id);
      }
    }
  }

  private async run(rehearsal: ClaimedRehearsal): Promise<void> {
    const { id, isLost } = rehearsal;
    if (isLost) {
      await this.traces.remove(rehearsal);
      await this.rehearsals.end(id, 'interrupted');
      return;
    }
    const limit = AbortSignal.timeout(MAX_MS);
    const signal = AbortSignal.any([this.stop.signal, limit]);
    const steps = await this.robot.walk(rehearsal, {
      signal,
      removeTraces: () => this.removeTraces(rehearsal),
      tell: (now) => this.rehearsals.report(id, now),
    });
    const hasFailed = steps.some(({ outcome }) => outcome === 'failed');
    const status = hasFailed ? 'failed' : 'passed';
    const isStopped = this.stop.signal.aborted;
    await this.rehearsals.end(id, isStopped ? 'interrupted' : status);
  }

  private async removeTraces(
    rehearsal: ClaimedRehearsal,
  ): Promise<Notice | undefined> {
    const isRemoved = await this.traces.remove(rehearsal);
    if (isRemoved) return undefined;
    return { finding: 'traces_left', details: {}, outcome: 'warned' };
  }
}
