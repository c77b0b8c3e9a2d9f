import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { EventBusService } from './event-bus.service.js';

export const BUSY_TOPIC = 'web-busy';

/**
 * CPU time per time; slow phones stay far below, a large list may exceed it. The
 * event loop's own utilization also counts the time in which other processes
 * have the CPU.
 */
const BUSY_SHARE = 0.3;
const LOOK_MS = 500;
/** Survives two late events. */
const BUSY_FOR_MS = 1_500;
const CALM_LOOK_MS = 200;

/** Lets background work yield to web processes that have much to do. */
@Injectable()
export class WebLoadService implements OnApplicationShutdown {
  private busyUntil = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly events: EventBusService) {
    events.subscribe(BUSY_TOPIC, () => {
      this.busyUntil = performance.now() + BUSY_FOR_MS;
    });
  }

  /** Announces when this web process has much to do. */
  announce(): void {
    let before = { atMs: performance.now(), cpuMs: cpuMs() };
    this.timer = setInterval(() => {
      const now = { atMs: performance.now(), cpuMs: cpuMs() };
      const share = (now.cpuMs - before.cpuMs) / (now.atMs - before.atMs);
      before = now;
      if (share > BUSY_SHARE) void this.events.offer(BUSY_TOPIC);
    }, LOOK_MS);
  }

  /** True if a web process was busy lately. */
  get isBusy(): boolean {
    return performance.now() < this.busyUntil;
  }

  /** Resolves when web processes are calm, at the latest after `timeoutMs`. */
  async calm(timeoutMs: number): Promise<void> {
    const latest = performance.now() + timeoutMs;
    while (this.isBusy && performance.now() < latest) await delay(CALM_LOOK_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}

/** Returns the time of all threads of this process. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
