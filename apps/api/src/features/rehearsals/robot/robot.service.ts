import {
  menderOf,
  type RehearsalStep,
  type RehearsalStepName,
} from '@hatira/contract';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../../platform/config/load-config.js';
import { GuestCookiesService } from '../../../platform/http/cookies/guest-cookies.service.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import type { ClaimedRehearsal } from '../rehearsals.repository.js';
import { WallStateRepository } from '../wall-state.repository.js';
import { WorkerStateRepository } from '../worker-state.repository.js';
import { openAddress, openPage } from './address-step.js';
import { readCard } from './card-step.js';
import { connectionFault } from './connection-fault.js';
import { RehearsalFault, type Notice } from './fault.js';
import { downloadZip, seeGallery } from './gallery-steps.js';
import { GuestLine, LineError } from './guest-line.js';
import { sendPhoto, sendVideo } from './upload-steps.js';
import type { Outcome, Step, Visit } from './visit.js';
import { seeWall } from './wall-step.js';

/** Traces are removed even where the way ends early. */
const WAY = [
  'address',
  'card',
  'page',
  'photo',
  'video',
  'gallery',
  'wall',
  'download',
] as const;

interface Walk {
  signal: AbortSignal;
  /** The last step, which is always taken. */
  removeTraces: () => Promise<Notice | undefined>;
  /** Gets all steps at the begin and end of each. */
  tell: (steps: RehearsalStep[]) => Promise<void>;
}

/** The way of a guest, from the printed card to the zip. */
@Injectable()
export class RobotService {
  private readonly logger = new Logger(RobotService.name);

  constructor(
    private readonly config: Config,
    private readonly guests: GuestCookiesService,
    private readonly links: WeddingLinksService,
    private readonly weddings: WeddingsService,
    private readonly worker: WorkerStateRepository,
    private readonly walls: WallStateRepository,
  ) {}

  /**
   * Takes each step until one ends the way.
   * @throws Error of `tell` and `removeTraces` alone
   */
  async walk(
    rehearsal: ClaimedRehearsal,
    { signal, removeTraces, tell }: Walk,
  ): Promise<RehearsalStep[]> {
    const way = this.wayOf();
    const steps: RehearsalStep[] = [];
    let visit: Visit | undefined;
    let isOver = false;
    for (const name of WAY) {
      if (isOver) {
        steps.push({ name, outcome: 'skipped' });
        continue;
      }
      await tell([...steps, { name, outcome: 'running' }]);
      const step = await this.taken(name, async () => {
        visit ??= await this.visitOf(rehearsal, signal);
        return way[name](visit);
      });
      steps.push(step.report);
      isOver ||= step.isLast;
    }
    await tell([...steps, { name: 'traces', outcome: 'running' }]);
    const beganAt = performance.now();
    steps.push(reported('traces', beganAt, await removeTraces()));
    await tell(steps);
    return steps;
  }

  private wayOf(): Record<(typeof WAY)[number], Step> {
    return {
      address: (visit) =>
        openAddress(visit, (headers) => this.guests.areSetHere(headers)),
      card: (visit) =>
        readCard(visit, async (path) => (await this.weddings.find(path))?.id),
      page: openPage,
      photo: sendPhoto,
      video: sendVideo,
      gallery: (visit) =>
        seeGallery(visit, () =>
          this.worker.of(visit.guestId, visit.wedding.id),
        ),
      wall: (visit) =>
        seeWall(visit, () =>
          this.walls.of(visit.guestId, visit.wedding.id, visit.coupleHash),
        ),
      download: downloadZip,
    };
  }

  private async visitOf(
    { weddingId, guestId }: ClaimedRehearsal,
    signal: AbortSignal,
  ): Promise<Visit> {
    const { publicUrl } = this.config;
    if (publicUrl === undefined) throw new RehearsalFault('no_public_url');
    const coupleHash = await this.links.hashOf(weddingId);
    const link = await this.links.find(coupleHash);
    if (!link) throw new Error('the wedding was deleted');
    return {
      line: new GuestLine(new URL(publicUrl).origin, signal),
      wedding: link.wedding,
      coupleHash,
      guestId,
      cookie: this.guests.headerOf(guestId),
      printed: '',
      sent: [],
      isVisible: false,
      waits: [],
      idleWaitMs: 0,
    };
  }

  private async taken(
    name: RehearsalStepName,
    work: () => Promise<Outcome>,
  ): Promise<{ report: RehearsalStep; isLast: boolean }> {
    const beganAt = performance.now();
    try {
      return { report: reported(name, beganAt, await work()), isLast: false };
    } catch (error) {
      const report = reported(name, beganAt, this.faultOf(error));
      return { report, isLast: true };
    }
  }

  private faultOf(error: unknown): RehearsalFault {
    if (error instanceof RehearsalFault) return error;
    if (error instanceof LineError)
      return connectionFault(error, this.config.publicUrl ?? '');
    this.logger.error(error);
    const reason = (error as Error).message;
    return new RehearsalFault('robot_failed', { reason });
  }
}

function reported(
  name: RehearsalStepName,
  beganAt: number,
  notice: Outcome,
): RehearsalStep {
  if (notice === 'skipped') return { name, outcome: 'skipped' };
  const ms = Math.round(performance.now() - beganAt);
  if (!notice) return { name, outcome: 'passed', ms };
  const { finding, details, outcome = 'failed' } = notice;
  const mender = menderOf(finding);
  return { name, outcome, ms, finding, ...(mender && { mender }), details };
}
