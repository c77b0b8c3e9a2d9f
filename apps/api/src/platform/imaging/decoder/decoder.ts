import { fileURLToPath } from 'node:url';
import { chunksOfFile, INPUT } from '../process/child-files.js';
import {
  startConfined,
  type ConfinedChild,
} from '../process/confined-child.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';

/** The script is beside this file in sources and build. */
const DECODER = fileURLToPath(
  new URL('../child/decode-picture.mjs', import.meta.url),
);
/** Allocated but unused, such as thread stacks. */
const UNTOUCHED_BYTES = 100_000_000;
const HEAP_MB = 96;
const LENGTHS_BYTES = 8;
/** Bounds what pictures leave in a process, such as fragments of memory. */
const MAX_ANSWERS = 100;

export interface DecoderLimits {
  /** The memory of the process. */
  maxBytes: number;
  /**
   * The time of one picture; the process may use twice this processor time in
   * all.
   */
  timeoutMs: number;
}

/** Fits phone photos up to 24 MP and most larger ones. */
export const USUAL_LIMITS: DecoderLimits = {
  maxBytes: 300_000_000,
  timeoutMs: 60_000,
};

/** The file or the bytes of a picture; `bytes` is the length of either. */
export interface SentPicture {
  source: string | Buffer;
  bytes: number;
}

/** The decoder's output is untrusted. */
export interface DecoderAnswer {
  header: Buffer;
  body: Buffer;
}

/** A confined process that decodes pictures, one after the other. */
export class Decoder {
  private answers = 0;
  private readonly chunks: AsyncIterator<Buffer, undefined>;
  /** The rest of the last chunk. */
  private rest: Buffer = Buffer.alloc(0);

  private constructor(
    private readonly child: ConfinedChild,
    private readonly limits: DecoderLimits,
  ) {
    this.chunks = child.stdout.iterator() as AsyncIterator<Buffer, undefined>;
  }

  /**
   * @param input the file of its only picture; without it, pictures are sent
   * @throws Error for a fault of the machine
   */
  static async start(
    limits: DecoderLimits,
    input?: string,
    program = DECODER,
  ): Promise<Decoder> {
    const command = [
      process.execPath,
      `--max-old-space-size=${HEAP_MB}`,
      '--expose-gc',
      program,
      ...(input === undefined ? [] : [INPUT]),
    ];
    const maxDataBytes = limits.maxBytes + UNTOUCHED_BYTES;
    const childLimits = { timeoutMs: limits.timeoutMs, maxDataBytes };
    const child = await startConfined(command, childLimits, { input });
    return new Decoder(child, limits);
  }

  /**
   * Decodes a picture; every error ends the process.
   * @param maxAnswerBytes more kills the process
   * @throws MediaUnreadableError, Error for a fault of the machine,
   * WorkStoppedError
   */
  async decode(
    order: object,
    picture: SentPicture | undefined,
    maxAnswerBytes: number,
  ): Promise<DecoderAnswer> {
    const cancel = this.child.endAfter(this.limits.timeoutMs);
    try {
      const [answer] = await Promise.all([
        this.answer(maxAnswerBytes),
        this.send(order, picture),
      ]);
      this.answers++;
      return answer;
    } catch (error) {
      this.end();
      throw error;
    } finally {
      cancel();
    }
  }

  /** False after many answers, and if it wrote more than its answers. */
  get isReusable(): boolean {
    const unread = this.rest.length + this.child.stdout.readableLength;
    return this.answers < MAX_ANSWERS && unread === 0;
  }

  /** Kills the process. */
  end(): void {
    this.child.end('is not needed');
  }

  private async send(
    order: object,
    picture: SentPicture | undefined,
  ): Promise<void> {
    const json = Buffer.from(JSON.stringify(order));
    const lengths = Buffer.alloc(LENGTHS_BYTES);
    lengths.writeUInt32BE(json.length, 0);
    lengths.writeUInt32BE(picture?.bytes ?? 0, 4);
    await this.write(Buffer.concat([lengths, json]));
    if (!picture) return;
    const { source, bytes } = picture;
    if (typeof source !== 'string') return this.write(source);
    for await (const chunk of chunksOfFile(source, bytes))
      await this.write(chunk);
  }

  private async write(bytes: Buffer): Promise<void> {
    const isWritten = await new Promise<boolean>((resolve) =>
      this.child.stdin.write(bytes, (error) => resolve(!error)),
    );
    if (!isWritten) await this.failure();
  }

  private async answer(maxBytes: number): Promise<DecoderAnswer> {
    const lengths = await this.read(LENGTHS_BYTES);
    const headerBytes = lengths.readUInt32BE(0);
    const bodyBytes = lengths.readUInt32BE(4);
    if (headerBytes + bodyBytes > maxBytes)
      throw new MediaUnreadableError(`gives more than ${maxBytes} bytes`);
    const header = await this.read(headerBytes);
    return { header, body: await this.read(bodyBytes) };
  }

  private async read(length: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(length);
    for (let at = 0; at < length;) {
      if (this.rest.length === 0) this.rest = await this.nextChunk();
      const copied = this.rest.copy(bytes, at);
      this.rest = this.rest.subarray(copied);
      at += copied;
    }
    return bytes;
  }

  private async nextChunk(): Promise<Buffer> {
    // Killed in the middle of an answer, it closes the stream early.
    const next = await this.chunks.next().catch(() => undefined);
    return next?.value ?? this.failure();
  }

  /** Waits for the end of the process. @throws its reason */
  private async failure(): Promise<never> {
    await this.child.exited;
    throw new MediaUnreadableError('its decoder crashed');
  }
}
