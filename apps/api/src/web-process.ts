import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Channel } from './platform/processes/channel.js';
import { HandedConnections } from './platform/processes/handed-connections.js';
import { PrintedError, type Ready } from './process.js';

const FIRST_BACK_OFF_MS = 1_000;
const LONGEST_BACK_OFF_MS = 30_000;
const STEADY_MS = 60_000;
/** Such a process has printed the reason. */
const HAS_SAID_WHY = 'exit code 1';

const handed = new HandedConnections();

interface Supervision {
  env: NodeJS.ProcessEnv;
  onStart(channel: Channel): void;
  onEnd(): void;
  warn(text: string): void;
}

/** One of several web processes, started again when it ends. */
export class WebProcess {
  private worker: Worker | undefined;
  private channel: Channel | undefined;
  private ended: Promise<string> = Promise.resolve('');
  private isStopping = false;
  private backOffMs = FIRST_BACK_OFF_MS;

  /** @param number from 1; kept over restarts */
  constructor(
    readonly number: number,
    private readonly supervision: Supervision,
  ) {}

  /**
   * Resolves when it listens.
   * @returns the text for the operator
   * @throws Error when it ends before
   */
  async start(): Promise<string> {
    const ready = this.fork();
    const welcome = await Promise.race([
      ready,
      this.ended.then((how) => this.fail(how)),
    ]);
    void this.keepAlive();
    return welcome;
  }

  /** @returns undefined from an ended or busy process */
  async ask<Answer>(
    topic: string,
    timeoutMs: number,
  ): Promise<Answer | undefined> {
    return this.channel?.ask<Answer>(topic, timeoutMs);
  }

  /** Lets it finish its requests. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.worker?.process.kill('SIGTERM');
    await this.ended;
  }

  private fork(): Promise<string> {
    const worker = cluster.fork(this.supervision.env);
    handed.watch(worker);
    const channel = new Channel(worker);
    this.worker = worker;
    this.channel = channel;
    this.supervision.onStart(channel);
    this.ended = this.end(worker);
    return new Promise((resolve) => {
      worker.on('message', ({ type, welcome = '' }: Partial<Ready>) => {
        if (type === 'ready') resolve(welcome);
      });
    });
  }

  private async end(worker: Worker): Promise<string> {
    const how = await once(worker, 'exit').then(
      ([code, signal]: (string | number | null)[]) =>
        String(signal ?? `exit code ${code}`),
      (error: Error) => error.message,
    );
    this.channel = undefined;
    this.supervision.onEnd();
    return how;
  }

  private async keepAlive(): Promise<void> {
    let startedAt = performance.now();
    for (;;) {
      const how = await this.ended;
      if (this.isStopping) return;
      if (performance.now() - startedAt > STEADY_MS)
        this.backOffMs = FIRST_BACK_OFF_MS;
      this.supervision.warn(
        `web process ${this.number} ended (${how}); it starts again in ${this.backOffMs / 1000} s`,
      );
      await delay(this.backOffMs);
      this.backOffMs = Math.min(this.backOffMs * 2, LONGEST_BACK_OFF_MS);
      if (this.isStopping) return;
      startedAt = performance.now();
      void this.fork();
    }
  }

  private fail(how: string): never {
    if (how === HAS_SAID_WHY) throw new PrintedError(how);
    throw new Error(
      `web process ${this.number} ended (${how}) before it was ready`,
    );
  }
}
