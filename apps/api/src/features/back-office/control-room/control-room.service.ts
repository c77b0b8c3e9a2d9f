import type { ControlRoom } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { MachineFiguresService } from '../overview/machine-figures.service.js';
import { ControlRoomRepository } from './control-room.repository.js';

/** Many open panels share one reading. */
const GOOD_FOR_MS = 3_000;

@Injectable()
export class ControlRoomService {
  private kept: { room: Promise<ControlRoom>; goodUntil: number } | undefined;

  constructor(
    private readonly figures: ControlRoomRepository,
    private readonly machine: MachineFiguresService,
  ) {}

  /** Returns a state that is at most three seconds old. */
  async now(): Promise<ControlRoom> {
    const now = performance.now();
    if (this.kept && now < this.kept.goodUntil) return this.kept.room;
    const room = this.read();
    this.kept = { room, goodUntil: now + GOOD_FOR_MS };
    room.catch(() => (this.kept = undefined));
    return room;
  }

  private async read(): Promise<ControlRoom> {
    const [disk, queues, weddings, guests] = await Promise.all([
      this.machine.disk(),
      this.machine.queues(),
      this.figures.weddings(),
      this.figures.guests(),
    ]);
    return { disk, queues, weddings, guests };
  }
}
