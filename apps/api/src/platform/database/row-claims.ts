import { isDeadInstance } from './instance-lock.service.js';

interface ClaimColumns {
  table: string;
  /** The working process; null while unclaimed. */
  claimedBy: string;
  attempts: string;
  /** SQL condition: the row waits or is being worked on. */
  isOpen: string;
}

/** `by`: number of the claiming process (InstanceLockService). */
export interface RowClaim {
  id: string;
  by: number | null;
}

interface ClaimChange {
  set?: string[];
  where?: string[];
  /** Default `id`. */
  returning?: string | undefined;
  /** The values from `$3` on. */
  values?: unknown[];
}

export interface ReleaseChange extends ClaimChange {
  /** True: the attempt does not count. */
  isAttemptUndone?: boolean;
}

interface Database {
  query(statement: string, values: unknown[]): Promise<unknown>;
}

/**
 * Claims rows for one process at a time and counts attempts. A dead process's
 * claims are free at once, without clocks.
 */
export class RowClaims {
  constructor(private readonly columns: ClaimColumns) {}

  /**
   * Claims an open row and counts the attempt.
   * @returns undefined when the row is not open or another process works on it
   */
  claim<Row>(
    database: Database,
    claim: RowClaim,
    { set = [], where = [], ...change }: ClaimChange = {},
  ): Promise<Row | undefined> {
    const { claimedBy, attempts, isOpen } = this.columns;
    return this.update(database, claim, {
      set: [...set, `${claimedBy} = $2`, `${attempts} = ${attempts} + 1`],
      where: [isOpen, ...where, isUnclaimed(claimedBy)],
      ...change,
    });
  }

  /**
   * Ends a claim.
   * @returns undefined when the claim was lost
   */
  release<Row>(
    database: Database,
    claim: RowClaim,
    {
      set = [],
      where = [],
      values = [],
      isAttemptUndone = false,
      returning,
    }: ReleaseChange = {},
  ): Promise<Row | undefined> {
    const { claimedBy, attempts } = this.columns;
    const undo = `${attempts} = ${attempts} - $${values.length + 3}`;
    return this.update(database, claim, {
      set: [...set, `${claimedBy} = NULL`, undo],
      where: [`${claimedBy} = $2`, ...where],
      values: [...values, Number(isAttemptUndone)],
      returning,
    });
  }

  /** SQL condition: no running process works on the open row. */
  get isWaiting(): string {
    const { isOpen, claimedBy } = this.columns;
    return `${isOpen} AND ${isUnclaimed(claimedBy)}`;
  }

  /**
   * SQL condition: the row has waited for so long that its job is lost.
   * @param since column with the time of its latest job
   */
  isLost(since: string, minutes: number): string {
    return `${this.isWaiting} AND ${since} < now() - interval '${minutes} minutes'`;
  }

  private async update<Row>(
    database: Database,
    { id, by }: RowClaim,
    { set = [], where = [], returning = 'id', values = [] }: ClaimChange,
  ): Promise<Row | undefined> {
    const statement = `UPDATE ${this.columns.table} SET ${set.join(', ')} WHERE ${['id = $1', ...where].join(' AND ')} RETURNING ${returning}`;
    const answer = await database.query(statement, [id, by, ...values]);
    const [[row]] = answer as [Row[], number];
    return row;
  }
}

/** SQL condition: no running process. */
export function isUnclaimed(column: string): string {
  return `(${column} IS NULL OR ${isDeadInstance(column)})`;
}
