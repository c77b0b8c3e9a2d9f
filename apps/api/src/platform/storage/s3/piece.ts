import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { withStorageErrors } from '../local/local-files.js';
import type { LocalFile } from '../object-store.js';
import type { ScratchFolder } from '../local/scratch-folder.js';
import type { HeldMemory } from './held-memory.js';
import type { ObjectBody } from './object-body.js';

const ATTEMPTS = 3;

export interface PieceRoom {
  memory: HeldMemory;
  scratch: ScratchFolder;
}

/**
 * Bytes of known length that can be sent again: in memory, or on disk at the
 * memory limit (a whole hall sending at once).
 */
export class Piece {
  bytes = 0;
  private readonly hash = createHash('md5');
  private held: Buffer[] = [];
  private heldBytes = 0;
  private spilled: { file: LocalFile; handle: FileHandle } | undefined;

  constructor(private readonly room: PieceRoom) {}

  async add(chunk: Buffer): Promise<void> {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    if (!this.spilled && this.room.memory.take(chunk.length)) {
      this.held.push(chunk);
      this.heldBytes += chunk.length;
      return;
    }
    const { handle } = (this.spilled ??= await this.spill());
    await withStorageErrors(() => handle.appendFile(chunk));
  }

  /** Once, after the last `add`. */
  body(): ObjectBody {
    const md5 = this.hash.digest('base64');
    const { spilled, bytes } = this;
    if (!spilled) return { held: Buffer.concat(this.held), md5 };
    return {
      bytes,
      md5,
      attempts: ATTEMPTS,
      open: () => createReadStream(spilled.file.path),
    };
  }

  async release(): Promise<void> {
    this.forgetHeld();
    const { spilled } = this;
    this.spilled = undefined;
    await spilled?.handle.close();
    await spilled?.file.release();
  }

  private async spill() {
    const file = await this.room.scratch.file();
    const handle = await withStorageErrors(() => open(file.path, 'wx'));
    try {
      await withStorageErrors(async () => {
        for (const chunk of this.held) await handle.appendFile(chunk);
      });
    } catch (error) {
      await handle.close();
      await file.release();
      throw error;
    }
    this.forgetHeld();
    return { file, handle };
  }

  private forgetHeld(): void {
    this.room.memory.release(this.heldBytes);
    this.held = [];
    this.heldBytes = 0;
  }
}
