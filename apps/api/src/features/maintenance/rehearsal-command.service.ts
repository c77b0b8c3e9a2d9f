import { setTimeout as delay } from 'node:timers/promises';
import {
  REHEARSAL_TEXTS,
  slugKey,
  type Rehearsal,
  type RehearsalStep,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LoadRefusedError } from '../../platform/database/dump/database-load.js';
import { RehearsalsRepository } from '../rehearsals/rehearsals.repository.js';

const LOOK_MS = 300;
/** Web processes look every two seconds. */
const TAKEN_MS = 15_000;
const MENDERS = { staff: 'staff, in the panel', operator: 'server operator' };

const FIND = `
SELECT id::float8 AS id FROM weddings WHERE slug_key = $1 AND deleted_at IS NULL
UNION ALL SELECT wedding_id::float8 FROM wedding_aliases WHERE slug_key = $1
LIMIT 1`;

/** Asks the running product for a rehearsal, and watches it. */
@Injectable()
export class RehearsalCommandService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rehearsals: RehearsalsRepository,
  ) {}

  /**
   * @param print gets a line for each step
   * @returns whether all went well
   * @throws LoadRefusedError without such a wedding or a web process
   */
  async run(path: string, print: (line: string) => void): Promise<boolean> {
    const weddingId = await this.weddingAt(path);
    await this.rehearsals.ask(weddingId);
    const takenUntil = Date.now() + TAKEN_MS;
    let printed = 0;
    for (;;) {
      const rehearsal = await this.rehearsals.latest(weddingId);
      const ended = (rehearsal?.steps ?? []).filter(hasEnded);
      ended.slice(printed).forEach((step) => print(lineOf(step)));
      printed = ended.length;
      if (!rehearsal || rehearsal.endedAt !== null)
        return isGreen(rehearsal, print);
      if (rehearsal.status === 'waiting' && Date.now() > takenUntil)
        await this.withdraw(weddingId);
      await delay(LOOK_MS);
    }
  }

  private async weddingAt(path: string): Promise<number> {
    const [found] = await this.database.query<{ id: number }[]>(FIND, [
      slugKey(path),
    ]);
    if (!found) throw new LoadRefusedError(`No wedding has the path ${path}.`);
    return found.id;
  }

  private async withdraw(weddingId: number): Promise<void> {
    if (await this.rehearsals.withdraw(weddingId))
      throw new LoadRefusedError(
        'No web process has taken the rehearsal. Start the product first.',
      );
  }
}

function isGreen(
  rehearsal: Rehearsal | undefined,
  print: (line: string) => void,
): boolean {
  if (rehearsal?.status === 'passed') {
    print('The rehearsal went well, and its files are removed.');
    return true;
  }
  print(
    rehearsal?.status === 'failed'
      ? 'The rehearsal found faults. Its files are removed.'
      : 'The rehearsal was interrupted. Its files are removed.',
  );
  return false;
}

const hasEnded = ({ outcome }: RehearsalStep) => outcome !== 'running';

function lineOf({ name, outcome, ms, ...step }: RehearsalStep): string {
  const time = ms === undefined ? '' : `${(ms / 1000).toFixed(1)} s`;
  const head = [outcome.padEnd(8), name.padEnd(9), time.padStart(7)].join(' ');
  return `${head}  ${textOf(step)}`.trimEnd();
}

function textOf({
  finding,
  mender,
  details = {},
}: Pick<RehearsalStep, 'finding' | 'mender' | 'details'>): string {
  if (!finding) return '';
  const text = REHEARSAL_TEXTS[finding].replace(
    /%\{(\w+)\}/g,
    (_, name: string) => String(details[name] ?? ''),
  );
  return mender ? `${text} (${MENDERS[mender]})` : text;
}
