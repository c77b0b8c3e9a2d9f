import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { mediaProgramPids } from '../../support/decoders.js';
import { randomOf } from '../../support/random.js';

const LOOK_MS = 2;
/** A child may live so long before it is killed. */
const LONGEST_LIFE_MS = 60;
/** The kernel's memory killer, an operator, and Ctrl-C on a terminal. */
const SIGNALS: NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT'];
const LAST_ATTEMPT = 3;

const AT_WORK = `SELECT coalesce(max(processing_attempts), 0) AS attempts FROM media WHERE processing = 'pending' AND processing_by IS NOT NULL`;

/** Takes the programs of a worker away, as a machine in trouble does. */
export class ChildKiller {
  kills = 0;
  private isStopped = false;
  private readonly random: () => number;

  constructor(
    private readonly workerPid: number,
    private readonly database: DataSource,
    seed: number,
  ) {
    this.random = randomOf(seed);
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Kills random programs at random moments, but those that may work on a file for the last time. */
  async kill(most: number): Promise<void> {
    while (!this.isStopped && this.kills < most) {
      const pid = this.chosen(mediaProgramPids(this.workerPid));
      await delay(pid ? this.random() * LONGEST_LIFE_MS : LOOK_MS);
      // The file of a stopped program stays at work during the look.
      if (!pid || !sent(pid, 'SIGSTOP')) continue;
      const [row] = await this.database.query<{ attempts: number }[]>(AT_WORK);
      if ((row?.attempts ?? 0) < LAST_ATTEMPT) {
        sent(pid, this.chosen(SIGNALS)!);
        this.kills++;
      }
      sent(pid, 'SIGCONT');
    }
  }

  /** Stops every program, which gets no processor any more. */
  async freeze(): Promise<void> {
    while (!this.isStopped) {
      for (const pid of mediaProgramPids(this.workerPid)) sent(pid, 'SIGSTOP');
      await delay(LOOK_MS);
    }
  }

  private chosen<T>(list: T[]): T | undefined {
    return list[Math.floor(this.random() * list.length)];
  }
}

/** @returns false if the process has ended */
function sent(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
