import type { PanelOverview, QueueFigures } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { Config } from '../../../platform/config/load-config.js';
import { queueStates } from '../../../platform/jobs/queue-states.js';
import { queuesOf } from '../../../platform/jobs/queues-of.js';
import { diskRoom } from '../../../platform/storage/local/disk-room.js';
import { within } from '../../../platform/timing/within.js';

const SOURCE_TIMEOUT_MS = 2_000;

/** Figures of disk and queues; a source without an answer is null. */
@Injectable()
export class MachineFiguresService {
  constructor(
    private readonly config: Config,
    private readonly modules: ModulesContainer,
  ) {}

  disk(): Promise<PanelOverview['disk']> {
    return within(this.room(), SOURCE_TIMEOUT_MS, null);
  }

  queues(): Promise<QueueFigures[] | null> {
    return within(this.states(), SOURCE_TIMEOUT_MS, null);
  }

  private async room(): Promise<PanelOverview['disk']> {
    const { freeBytes, sizeBytes } = await diskRoom(this.config);
    return { freeBytes, sizeBytes };
  }

  private async states(): Promise<QueueFigures[] | null> {
    const states = await queueStates(queuesOf(this.modules));
    return states
      .map(({ jobs, ...state }) => ({ ...state, ...jobs }))
      .sort((a, b) => a.queue.localeCompare(b.queue));
  }
}
