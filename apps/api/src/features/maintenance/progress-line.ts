/** Handled objects; totals where known. */
export interface Progress {
  files: number;
  bytes: number;
  total?: { files: number; bytes: number };
  /** Whether the rate so far predicts the rest. */
  isSteady?: boolean;
}

export type OnProgress = (progress: Progress) => void;

const EVERY_MS = 200;
/** Earlier the rate says little. */
const RATE_AFTER_MS = 5_000;
const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const CLEARED = '\r\u001B[2K';

/** Rewrites a progress line on the terminal; silent in a pipe. */
export class ProgressLine {
  /** Reports at most five times a second; undefined without a terminal. */
  readonly onProgress: OnProgress | undefined;
  private startedAt = 0;
  private shownAt = 0;
  private files = Infinity;

  constructor(private readonly command: string) {
    if (process.stdout.isTTY && process.stderr.isTTY)
      this.onProgress = (progress) => this.show(progress);
  }

  /** Call it before other output. */
  clear(): void {
    if (this.shownAt === 0) return;
    this.shownAt = 0;
    process.stderr.write(CLEARED);
  }

  private show(progress: Progress): void {
    const now = Date.now();
    // Another part of the command counts from the start.
    if (progress.files < this.files) this.startedAt = now;
    this.files = progress.files;
    if (now - this.shownAt < EVERY_MS) return;
    this.shownAt = now;
    const text = `${this.command}  ${progressText(progress, now - this.startedAt)}`;
    const room = (process.stderr.columns || 80) - 1;
    process.stderr.write(`${CLEARED}${text.slice(0, room)}`);
  }
}

/** `412 of 3,120 files  1.2 of 8.4 GiB  2 min left` */
export function progressText(
  { files, bytes, total, isSteady }: Progress,
  elapsedMs: number,
): string {
  const [unit, size] =
    (total?.bytes ?? bytes) >= GIB ? ['GiB', GIB] : ['MiB', MIB];
  const count = (value: number) => value.toLocaleString('en');
  const volume = (value: number) => (value / size).toFixed(1);
  const parts = total
    ? [
        `${count(files)} of ${count(total.files)} files`,
        `${volume(bytes)} of ${volume(total.bytes)} ${unit}`,
      ]
    : [`${count(files)} files`, `${volume(bytes)} ${unit}`];
  const isKnown = total && isSteady && bytes > 0 && elapsedMs >= RATE_AFTER_MS;
  if (isKnown && bytes < total.bytes)
    parts.push(timeLeft((elapsedMs * (total.bytes - bytes)) / bytes));
  return parts.join('  ');
}

function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return `${seconds} s left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? `${minutes} min left`
    : `${Math.round(minutes / 60)} h left`;
}
