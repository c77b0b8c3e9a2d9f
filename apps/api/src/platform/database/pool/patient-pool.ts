import pg, { type PoolClient, type PoolConfig } from 'pg';
import { databaseRefusals } from '../../metrics/metrics.js';
import { isRefusedConnection, refusals } from './refused-connection.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

type Done = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

/**
 * Goes on with the connections that it has when PostgreSQL allows no more: callers wait for a free one as they do in a full
 * pool, and at most as long. New connections are tried with pauses, one at a time.
 */
export class PatientPool extends pg.Pool {
  /** The wanted number of connections; `options.max` is the permitted one. */
  private size: number;
  /** Connections that callers have. */
  private taken = 0;
  private pauseMs = FIRST_PAUSE_MS;
  private timer: NodeJS.Timeout | undefined;

  constructor(config: PoolConfig) {
    super(config);
    this.size = this.options.max;
    this.on('acquire', () => this.taken++);
    this.on('release', () => this.taken--);
    this.on('connect', () => (this.pauseMs = FIRST_PAUSE_MS));
  }

  /** Changes the number of connections that it opens at most. */
  resize(size: number): void {
    const isRefused = this.options.max < this.size;
    this.size = size;
    this.advance(isRefused ? this.options.max : size);
  }

  override connect(): Promise<PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<PoolClient> | undefined {
    if (!done) return this.connected();
    super.connect((error, client, release) => {
      if (!isRefusedConnection(error)) return done(error, client, release);
      this.retreat(error);
      this.wait(done, error);
    });
    return undefined;
  }

  private connected(): Promise<PoolClient> {
    return new Promise((resolve, reject) =>
      this.connect((error, client) => {
        if (client) resolve(client);
        else reject(error ?? new Error('the pool has no connection'));
      }),
    );
  }

  /** Waits for a free connection, once as long as a caller of a full pool. */
  private wait(done: Done, refusal: Error): void {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      done(refusal, undefined, () => undefined);
    }, this.options.connectionTimeoutMillis);
    const ask = () =>
      super.connect((error, client, release) => {
        if (isRefusedConnection(error)) {
          this.retreat(error);
          if (!isOver) ask();
        } else if (isOver) {
          if (client) release();
        } else {
          clearTimeout(timer);
          done(error, client, release);
        }
      });
    ask();
  }

  /** Leaves out those that are still being opened. */
  private get established(): number {
    return this.taken + this.idleCount;
  }

  private retreat(refusal: Error): void {
    databaseRefusals.inc();
    refusals.emit('refused', refusal);
    this.options.max = this.established;
    if (this.timer) return;
    this.timer = setTimeout(() => this.tryAnother(), this.pauseMs).unref();
    this.pauseMs = Math.min(2 * this.pauseMs, LONGEST_PAUSE_MS);
  }

  private tryAnother(): void {
    this.timer = undefined;
    if (this.ending) return;
    if (this.waitingCount === 0) return this.advance(this.size);
    this.advance(this.established + 1);
    super.connect((error, client, release) => {
      if (isRefusedConnection(error)) return this.retreat(error);
      // Another error is that of every caller, who need not wait for it.
      if (!client) return this.advance(this.size);
      release();
      if (this.options.max < this.size) this.tryAnother();
    });
  }

  private advance(most: number): void {
    this.options.max = Math.min(this.size, most);
  }
}
