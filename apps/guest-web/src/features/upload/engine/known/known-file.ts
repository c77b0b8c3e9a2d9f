/** The server's knowledge of a file; both are absent without an answer. */
export interface KnownFile {
  /** Hexadecimal digits. */
  contentHash?: string | undefined;
  /** Present when the wedding has the file. */
  storageUrl?: string | undefined;
}

const PATIENCE_MS = 3_000;
const LONGEST_PATIENCE_MS = 30_000;
/** Most phones hash faster, and no hall's network carries as much. */
const HASHED_BYTES_PER_MS = 100_000;

/** Asks, but not for longer than the answer is worth; then it is sent. */
export function inTime(
  asked: Promise<KnownFile>,
  bytes: number,
): Promise<KnownFile> {
  const ms = Math.min(
    PATIENCE_MS + bytes / HASHED_BYTES_PER_MS,
    LONGEST_PATIENCE_MS,
  );
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({}), ms);
    const end = (known: KnownFile) => {
      clearTimeout(timer);
      resolve(known);
    };
    asked.then(end, () => end({}));
  });
}
