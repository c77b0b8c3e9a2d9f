import { crc32 } from 'node:zlib';
import { sliceRange, type ByteRange } from '@hatira/contract';
import type { DataSource } from 'typeorm';
import { originalKey } from '../../../platform/storage/keys.js';
import type { LocalDiskStore } from '../../../platform/storage/local/local-disk.store.js';
import type { ObjectStore } from '../../../platform/storage/object-store.js';

interface UnfinishedUpload {
  id: string;
  staging: string;
  total_bytes: string;
}

interface KeptSlice {
  slice_index: number;
  crc32: string;
}

const UNFINISHED = `
SELECT id, staging, total_bytes FROM uploads
WHERE status IN ('receiving', 'completing') AND staging IS NOT NULL ORDER BY id`;
const KEPT = `
SELECT slice_index, crc32 FROM upload_slices WHERE upload_id = $1 AND sha256 IS NOT NULL ORDER BY slice_index`;
const FORGET =
  'DELETE FROM upload_slices WHERE upload_id = $1 AND slice_index <> ALL($2::int[])';
const RECEIPTS = `
UPDATE upload_slices SET receipt = given.receipt FROM unnest($2::int[], $3::text[]) AS given (slice_index, receipt)
WHERE upload_id = $1 AND upload_slices.slice_index = given.slice_index`;

/**
 * Copies each acknowledged slice of unfinished uploads, so that guests can
 * resume. The product must be stopped.
 */
export class StagedCopy {
  constructor(
    private readonly database: DataSource,
    private readonly from: LocalDiskStore,
    private readonly to: ObjectStore,
  ) {}

  /** @returns number of uploads, without earlier runs */
  async run(): Promise<number> {
    let count = 0;
    for (const upload of await this.database.query<UnfinishedUpload[]>(
      UNFINISHED,
    )) {
      if (!(await this.from.hasStaged(upload.staging))) continue;
      await this.move(upload);
      count += 1;
    }
    return count;
  }

  /** A kill leaves the row, and a multipart upload for the sweep. */
  private async move({
    id,
    staging,
    total_bytes: total,
  }: UnfinishedUpload): Promise<void> {
    const totalBytes = Number(total);
    const target = await this.to.stage(originalKey(id), totalBytes);
    const receipts = new Map<number, string>();
    for (const slice of await this.database.query<KeptSlice[]>(KEPT, [id])) {
      const source = new CheckedSlice(
        this.from,
        staging,
        sliceRange(slice.slice_index, totalBytes),
      );
      const receipt = await this.to.writeSlice(
        target,
        source.range,
        source.bytes(),
      );
      // Guests send damaged slices again.
      if (source.crc32 === Number(slice.crc32))
        receipts.set(slice.slice_index, receipt);
    }
    const indexes = [...receipts.keys()];
    await this.database.transaction(async (manager) => {
      await manager.query('UPDATE uploads SET staging = $2 WHERE id = $1', [
        id,
        target,
      ]);
      await manager.query(FORGET, [id, indexes]);
      await manager.query(RECEIPTS, [id, indexes, [...receipts.values()]]);
    });
  }
}

class CheckedSlice {
  crc32 = 0;

  constructor(
    private readonly store: LocalDiskStore,
    private readonly staging: string,
    readonly range: ByteRange,
  ) {}

  async *bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of this.store.readStaged(this.staging, this.range)) {
      this.crc32 = crc32(chunk as Buffer, this.crc32);
      yield chunk as Buffer;
    }
  }
}
