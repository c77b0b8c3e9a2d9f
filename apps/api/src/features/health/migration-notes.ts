import type { MigrationProgress } from '../../platform/database/migrate.js';

const EVERY_MS = 5_000;

/** Says every five seconds how far a migration is; a quick one says nothing. */
export class MigrationNotes {
  private startedAt: number | undefined;
  private saidAt = 0;
  /** The step at hand, `12 of 31`; undefined before a migration. */
  step: string | undefined;

  constructor(private readonly say: (text: string) => void) {}

  readonly note = ({ done, total }: MigrationProgress): void => {
    const now = performance.now();
    this.startedAt ??= this.saidAt = now;
    this.step = `${Math.min(done + 1, total)} of ${total}`;
    if (now - this.saidAt < EVERY_MS) return;
    this.saidAt = now;
    const seconds = Math.round((now - this.startedAt) / 1_000);
    this.say(`Migrating the database: ${this.step}, for ${seconds} s`);
  };
}
