import { Problem } from '../../../platform/http/errors/problem.js';

const BLOCK_BYTES = 64 * 1024;
/** Clients give up after 85 s (specification section 7). */
const ARRIVAL_MS = 120_000;
const STALLED_MS = 5_000;

export class SliceArrival {
  readonly holder: string;
  readonly network: string;
  reservedBytes = 0;
  /** Time of the latest block, in milliseconds of the monotonic clock. */
  movedAt = performance.now();
  private readonly blocks: Buffer[] = [];
  private freeBytes = 0;
  private readonly ending = new AbortController();

  /**
   * @param owner of the budgets
   * @param reserve ensures room for so many bytes; its error ends the arrival
   */
  constructor(
    owner: { holder: string; network: string },
    private readonly reserve: (bytes: number) => void,
  ) {
    this.holder = owner.holder;
    this.network = owner.network;
  }

  get isStalled(): boolean {
    return (
      this.reservedBytes > 0 && performance.now() - this.movedAt > STALLED_MS
    );
  }

  /** Makes `collect` throw `request_timeout` at once. */
  abort(): void {
    this.ending.abort(new Problem('request_timeout'));
    this.blocks.length = 0;
    this.freeBytes = 0;
  }

  async collect(source: AsyncIterable<Buffer>): Promise<Buffer[]> {
    const timer = setTimeout(() => this.abort(), ARRIVAL_MS);
    try {
      for await (const chunk of untilAborted(source, this.ending.signal))
        this.add(chunk);
    } finally {
      clearTimeout(timer);
    }
    return this.filled();
  }

  private add(chunk: Buffer): void {
    for (let at = 0; at < chunk.length;) {
      if (this.freeBytes === 0) this.addBlock();
      const block = this.blocks.at(-1) ?? chunk;
      const copied = chunk.copy(block, BLOCK_BYTES - this.freeBytes, at);
      this.freeBytes -= copied;
      at += copied;
    }
  }

  private addBlock(): void {
    this.ending.signal.throwIfAborted();
    this.reserve(BLOCK_BYTES);
    this.blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES));
    this.freeBytes = BLOCK_BYTES;
    this.movedAt = performance.now();
  }

  private filled(): Buffer[] {
    const last = this.blocks.pop();
    return last
      ? [...this.blocks, last.subarray(0, BLOCK_BYTES - this.freeBytes)]
      : [];
  }
}

/** Ends even while the source hangs. */
async function* untilAborted(
  source: AsyncIterable<Buffer>,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {
      once: true,
    });
  });
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a hanging source ends only with its connection.
    void iterator.return?.().catch(() => undefined);
  }
}
