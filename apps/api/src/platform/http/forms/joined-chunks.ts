/** Each smaller chunk costs time and memory. */
const SMALL_BYTES = 4 * 1024;
const JOINED_BYTES = 16 * 1024;

export class JoinedChunks {
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private timer: NodeJS.Immediate | undefined;

  constructor(private readonly pass: (chunk: Buffer) => void) {}

  add(chunk: Buffer): void {
    if (chunk.length >= SMALL_BYTES) {
      this.flush();
      this.pass(chunk);
      return;
    }
    this.waiting.push(chunk);
    this.waitingBytes += chunk.length;
    if (this.waitingBytes >= JOINED_BYTES) this.flush();
    else this.timer ??= setImmediate(() => this.flush());
  }

  flush(): void {
    clearImmediate(this.timer);
    this.timer = undefined;
    if (this.waitingBytes === 0) return;
    const joined =
      this.waiting.length === 1
        ? this.waiting[0]
        : joinedInto(this.waiting, this.waitingBytes);
    this.waiting = [];
    this.waitingBytes = 0;
    if (joined) this.pass(joined);
  }
}

/** In Node's pool each dripped byte would keep 8 KiB alive. */
function joinedInto(chunks: Buffer[], bytes: number): Buffer {
  const joined = Buffer.allocUnsafeSlow(bytes);
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(joined, at);
  return joined;
}
