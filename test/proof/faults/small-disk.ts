import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Resource = 'bytes' | 'inodes';

const BLOCK_BYTES = 1024 ** 2;

/** A small disk, mounted for one test; needs `canMount`. */
export class SmallDisk {
  private constructor(readonly path: string) {}

  static mount({
    mebibytes,
    inodes,
  }: {
    mebibytes: number;
    inodes: number;
  }): SmallDisk {
    const path = mkdtempSync(join(tmpdir(), 'hatira-small-disk-'));
    execFileSync('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${mebibytes}m,nr_inodes=${inodes}`,
      'tmpfs',
      path,
    ]);
    return new SmallDisk(path);
  }

  fill(resource: Resource): void {
    mkdirSync(this.filler);
    if (resource === 'inodes') this.makeFiles();
    else this.writeBytes();
    const { bavail, ffree } = statfsSync(this.path);
    expect(resource === 'inodes' ? ffree : bavail).toBe(0);
  }

  /** Removes the files of `fill`. */
  makeRoom(): void {
    rmSync(this.filler, { recursive: true, force: true });
  }

  unmount(): void {
    execFileSync('umount', [this.path]);
    rmSync(this.path, { recursive: true });
  }

  private get filler(): string {
    return join(this.path, 'filler');
  }

  private makeFiles(): void {
    untilFull((index) =>
      closeSync(openSync(join(this.filler, String(index)), 'wx')),
    );
  }

  private writeBytes(): void {
    const file = openSync(join(this.filler, 'bytes'), 'w');
    for (const bytes of [BLOCK_BYTES, 4_096])
      untilFull(() => void writeSync(file, Buffer.alloc(bytes)));
    closeSync(file);
  }
}

function untilFull(step: (index: number) => void): void {
  for (let index = 0; ; index++) {
    try {
      step(index);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
