import { setTimeout as delay } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { Problem } from '../../../platform/http/errors/problem.js';
import { toProblem } from '../../../platform/http/errors/to-problem.js';
import { archivesBuilt } from '../../../platform/metrics/metrics.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { StorageFullError } from '../../../platform/storage/storage-errors.js';
import { ArchiveLayoutsService } from '../archive-layouts.service.js';
import { ArchivesRepository } from '../archives.repository.js';
import type { ArchiveRow } from '../archive-row.js';
import {
  BuildsRepository,
  BuildOverError,
  MAX_ATTEMPTS,
} from './builds.repository.js';
import { writeZip } from './write-zip.js';

const TELL_EVERY_MS = 1_000;
const AGAIN_MS = 1_000;

/**
 * Builds an archive in advance. May run twice; a kill leaves no incomplete
 * archive to download.
 */
@Injectable()
export class ArchiveBuildService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ArchiveBuildService.name);
  private readonly stop = new AbortController();

  constructor(
    private readonly ledger: BuildsRepository,
    private readonly register: ArchivesRepository,
    private readonly layouts: ArchiveLayoutsService,
    private readonly store: ObjectStore,
  ) {}

  async run(archiveId: string): Promise<void> {
    const row = await this.ledger.claim(archiveId);
    if (!row?.builtKey) return;
    try {
      await this.build(row, row.builtKey);
    } catch (error) {
      const outcome = this.outcomeOf(error);
      archivesBuilt.inc({ outcome });
      if (outcome === 'failed') this.logger.error(error);
      await this.giveBack(row, error);
      if (!isVerdict(error)) throw error;
    }
  }

  /**
   * Stops at once, even inside a store call; the next worker starts the build
   * again.
   */
  beforeApplicationShutdown(): void {
    this.stop.abort();
  }

  private async build(row: ArchiveRow, key: string): Promise<void> {
    await this.store.discardUnfinished(key);
    if (!(await this.store.hasRoomFor(row.totalBytes)))
      throw new StorageFullError();
    const { files } = await this.layouts.of(row.id);
    const progress = new BuildProgress(row.totalBytes, (percent) =>
      this.ledger.progress(row.id, percent),
    );
    const zip = writeZip({
      files,
      open: (entry) =>
        this.layouts.readFile(files[entry], (file) =>
          this.register.notesOf(row.id, file),
        ),
      onBytes: (bytes) => progress.add(bytes),
      signal: this.stop.signal,
    });
    const builtBytes = await this.store.put(key, zip, row.totalBytes);
    await this.ledger.finish(row.id, builtBytes);
    archivesBuilt.inc({ outcome: 'ready' });
  }

  /**
   * Retries until PostgreSQL answers: other processes do not take over the
   * claim of a running one.
   */
  private async giveBack(row: ArchiveRow, error: unknown): Promise<void> {
    for (;;) {
      try {
        await this.settle(row, error);
        return;
      } catch (trouble) {
        if (!isPassing(trouble)) throw trouble;
        await delay(AGAIN_MS, undefined, { signal: this.stop.signal });
      }
    }
  }

  private async settle(row: ArchiveRow, error: unknown): Promise<void> {
    await this.judge(row, error).catch((over: unknown) => {
      if (!(over instanceof BuildOverError)) throw over;
    });
    await this.ledger.letGo(row.id);
  }

  private async judge(row: ArchiveRow, error: unknown): Promise<void> {
    if (error instanceof StorageFullError)
      return this.ledger.fail(row.id, 'storage_full');
    // The sweep removes the bytes of an ended archive, whose row has their key.
    if (isVerdict(error)) return;
    if (this.stop.signal.aborted)
      return this.ledger.release(row.id, { isAttemptGivenBack: true });
    if (row.attempts >= MAX_ATTEMPTS)
      await this.ledger.fail(row.id, 'build_failed');
    else await this.ledger.release(row.id, { isAttemptGivenBack: false });
  }

  private outcomeOf(error: unknown): string {
    if (error instanceof StorageFullError) return 'storage_full';
    if (isVerdict(error)) return 'ended';
    return this.stop.signal.aborted ? 'stopped' : 'failed';
  }
}

/** Tells whether another attempt would end the same way. */
function isVerdict(error: unknown): boolean {
  const hasEnded =
    error instanceof BuildOverError ||
    (error instanceof Problem && error.code === 'archive_gone');
  return hasEnded || error instanceof StorageFullError;
}

/** PostgreSQL is away or has no room at the moment. */
function isPassing(trouble: unknown): boolean {
  return ['service_unavailable', 'storage_full'].includes(
    toProblem(trouble).code,
  );
}

/** Reports the progress at intervals; it never decreases. */
class BuildProgress {
  private doneBytes = 0;
  private toldPercent = 0;
  private toldAtMs = performance.now();

  constructor(
    private readonly totalBytes: number,
    private readonly tell: (percent: number) => Promise<void>,
  ) {}

  async add(bytes: number): Promise<void> {
    this.doneBytes += bytes;
    const now = performance.now();
    if (now - this.toldAtMs < TELL_EVERY_MS) return;
    this.toldAtMs = now;
    const percent = Math.min(
      99,
      Math.floor((100 * this.doneBytes) / this.totalBytes),
    );
    this.toldPercent = Math.max(percent, this.toldPercent);
    await this.tell(this.toldPercent);
  }
}
