import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { untilAnswered } from '../../../platform/database/until-answered.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { toProblem } from '../../../platform/http/errors/to-problem.js';
import { archivesBuilt } from '../../../platform/metrics/metrics.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { StorageFullError } from '../../../platform/storage/storage-errors.js';
import { ArchiveLayoutsService } from '../downloads/archive-layouts.service.js';
import { ArchivesRepository } from '../archives.repository.js';
import type { ArchiveRow } from '../archive-row.js';
import { OtherBytesError } from './as-laid-out.js';
import {
  BuildsRepository,
  BuildOverError,
  MAX_ATTEMPTS,
} from './builds.repository.js';
import { writeZip } from './write-zip.js';

const REPORT_EVERY_MS = 1_000;

/**
 * Builds an archive. May run twice; a kill leaves no incomplete archive. One
 * that archiver would write with other bytes stays with its layout.
 */
@Injectable()
export class ArchiveBuildService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ArchiveBuildService.name);
  private readonly stop = new AbortController();

  constructor(
    private readonly builds: BuildsRepository,
    private readonly archives: ArchivesRepository,
    private readonly layouts: ArchiveLayoutsService,
    private readonly store: ObjectStore,
  ) {}

  async run(archiveId: string): Promise<void> {
    const row = await this.builds.claim(archiveId);
    if (!row?.builtKey) return;
    try {
      await this.build(row, row.builtKey);
    } catch (error) {
      const outcome = this.outcomeOf(error);
      archivesBuilt.inc({ outcome });
      if (outcome === 'failed' || outcome === 'other_bytes')
        this.logger.error(error);
      await untilAnswered(
        () => this.recordAndRelease(row, error),
        this.stop.signal,
      );
      if (!isFinal(error)) throw error;
    }
  }

  /** The next worker starts again. */
  beforeApplicationShutdown(): void {
    this.stop.abort();
  }

  private async build(row: ArchiveRow, key: string): Promise<void> {
    await this.store.discardUnfinished(key);
    if (!(await this.store.hasRoomFor(row.totalBytes)))
      throw new StorageFullError();
    const planned = await this.layouts.of(row.id);
    const progress = new BuildProgress(row.totalBytes, (percent) =>
      this.builds.progress(row.id, percent),
    );
    const zip = writeZip({
      ...planned,
      open: (entry) =>
        this.layouts.readFile(planned.files[entry], (file) =>
          this.archives.textOf(row.id, file),
        ),
      onBytes: (bytes) => progress.add(bytes),
      signal: this.stop.signal,
    });
    const builtBytes = await this.store.put(key, zip, row.totalBytes);
    await this.builds.finish(row.id, builtBytes);
    archivesBuilt.inc({ outcome: 'ready' });
  }

  private async recordAndRelease(
    row: ArchiveRow,
    error: unknown,
  ): Promise<void> {
    await this.recordOutcome(row, error).catch((over: unknown) => {
      if (!(over instanceof BuildOverError)) throw over;
    });
    await this.builds.releaseEnded(row.id);
  }

  private async recordOutcome(row: ArchiveRow, error: unknown): Promise<void> {
    if (error instanceof StorageFullError)
      return this.builds.fail(row.id, 'storage_full');
    if (error instanceof OtherBytesError)
      return this.builds.finish(row.id, null);
    // The sweep removes an ended archive's bytes.
    if (isFinal(error)) return;
    if (this.stop.signal.aborted || isOfMachine(error))
      return this.builds.release(row.id, { isAttemptUndone: true });
    if (row.attempts >= MAX_ATTEMPTS)
      await this.builds.fail(row.id, 'build_failed');
    else await this.builds.release(row.id, { isAttemptUndone: false });
  }

  private outcomeOf(error: unknown): string {
    if (error instanceof StorageFullError) return 'storage_full';
    if (error instanceof OtherBytesError) return 'other_bytes';
    if (isFinal(error)) return 'ended';
    return this.stop.signal.aborted ? 'stopped' : 'failed';
  }
}

function isFinal(error: unknown): boolean {
  const hasEnded =
    error instanceof BuildOverError ||
    (error instanceof Problem && error.code === 'archive_gone');
  return (
    hasEnded ||
    error instanceof StorageFullError ||
    error instanceof OtherBytesError
  );
}

/** The archive is not the cause: PostgreSQL, Redis or the store was away. */
function isOfMachine(error: unknown): boolean {
  return ['service_unavailable', 'storage_full'].includes(
    toProblem(error).code,
  );
}

class BuildProgress {
  private doneBytes = 0;
  private reportedPercent = 0;
  private reportedAtMs = performance.now();

  constructor(
    private readonly totalBytes: number,
    private readonly report: (percent: number) => Promise<void>,
  ) {}

  async add(bytes: number): Promise<void> {
    this.doneBytes += bytes;
    const now = performance.now();
    if (now - this.reportedAtMs < REPORT_EVERY_MS) return;
    this.reportedAtMs = now;
    const percent = Math.min(
      99,
      Math.floor((100 * this.doneBytes) / this.totalBytes),
    );
    this.reportedPercent = Math.max(percent, this.reportedPercent);
    await this.report(this.reportedPercent);
  }
}
