import { Gauge } from 'prom-client';
import { registry, SOURCE_TIMEOUT_MS } from './registry.js';
import { within } from '../timing/within.js';

export interface DiskRoom {
  /** The bytes until uploads are refused, at MIN_FREE_BYTES. */
  freeBytes: number;
  sizeBytes: number;
  /** Undefined when inodes are not counted. */
  freeInodes: number | undefined;
  inodes: number | undefined;
}

/** Each rejects when its value is unknown. */
interface Sources {
  disk(): Promise<DiskRoom>;
  /** Milliseconds since 1970; 0: never. */
  lastBackupAt(): Promise<number>;
  failedMedia(): Promise<number>;
}

/** The application of the process that started last has the gauges until its end. */
let sources: Sources | undefined;

/** Returns the function that ends it. */
export function watchReserves(added: Sources): () => void {
  sources = added;
  return () => {
    if (sources === added) sources = undefined;
  };
}

const registers = [registry];

function gauge(
  name: string,
  help: string,
  look: (from: Sources) => Promise<number | undefined>,
): void {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      const value =
        sources &&
        (await within<number | undefined>(
          look(sources),
          SOURCE_TIMEOUT_MS,
          undefined,
        ));
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

gauge(
  'hatira_disk_free_bytes',
  'Bytes that can be written to the disk of DATA_DIR before uploads are refused: free space minus MIN_FREE_BYTES',
  async (from) => (await from.disk()).freeBytes,
);
gauge(
  'hatira_disk_size_bytes',
  'Size of the disk of DATA_DIR',
  async (from) => (await from.disk()).sizeBytes,
);
gauge(
  'hatira_disk_free_inodes',
  'Files that can be created on the disk of DATA_DIR before uploads are refused; absent if the file system does not count inodes',
  async (from) => (await from.disk()).freeInodes,
);
gauge(
  'hatira_disk_inodes',
  'Inodes of the disk of DATA_DIR; absent if the file system does not count them',
  async (from) => (await from.disk()).inodes,
);
gauge(
  'hatira_last_backup_timestamp_seconds',
  'Time of the last complete backup, in seconds since 1970; 0: never; equal in all processes',
  async (from) => (await from.lastBackupAt()) / 1000,
);
gauge(
  'hatira_media_failed',
  'Files in galleries whose processing failed, so that they cannot be shown; equal in all processes',
  (from) => from.failedMedia(),
);
