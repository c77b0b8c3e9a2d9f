import {
  WRITTEN_FILES,
  type ObjectSource,
  type PlannedFile,
  type WrittenFile,
} from './archive-plan.js';

/**
 * The sign between an object's key, which is made of ids, and a place within
 * it.
 */
const PLACE = '#';

/** Values are kept by column: a third of the size, quicker to read. */
interface KeptPlan {
  names: string[];
  sizes: number[];
  crcs: number[];
  times: number[];
  /** Seconds that local time is ahead of UTC. */
  ahead: number[];
  /** Object keys, of clips with their place, or kinds of written files. */
  sources: string[];
}

export function formatPlan(files: readonly PlannedFile[]): string {
  const kept: KeptPlan = {
    names: files.map(({ name }) => name),
    sizes: files.map(({ sizeBytes }) => sizeBytes),
    crcs: files.map((file) => file.crc32),
    times: files.map(({ modifiedAtMs }) => modifiedAtMs / 1000),
    ahead: files.map(
      ({ shownAtMs, modifiedAtMs }) => (shownAtMs - modifiedAtMs) / 1000,
    ),
    sources: files.map(({ source }) =>
      'objectKey' in source ? textOf(source) : source.written,
    ),
  };
  return JSON.stringify(kept);
}

export function parsePlan(text: string): PlannedFile[] {
  const { names, sizes, crcs, times, ahead, sources } = JSON.parse(
    text,
  ) as KeptPlan;
  return names.map((name, index) => {
    const modifiedAtMs = 1000 * (times[index] ?? 0);
    return {
      name,
      sizeBytes: sizes[index] ?? 0,
      crc32: crcs[index] ?? 0,
      modifiedAtMs,
      shownAtMs: modifiedAtMs + 1000 * (ahead[index] ?? 0),
      source: sourceOf(sources[index] ?? ''),
    };
  });
}

function textOf({ objectKey, offset }: ObjectSource): string {
  return offset === undefined ? objectKey : `${objectKey}${PLACE}${offset}`;
}

function sourceOf(text: string): PlannedFile['source'] {
  if (text in WRITTEN_FILES) return { written: text as WrittenFile };
  const [objectKey = '', offset] = text.split(PLACE);
  return offset === undefined
    ? { objectKey }
    : { objectKey, offset: Number(offset) };
}
