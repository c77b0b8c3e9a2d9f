type Fields = Record<string, unknown>;

/** Whether a row passes the filter of a call. */
export type Matches<Row> = (row: Row, filter: Fields) => boolean;

/** The rows behind a list of the panel; each call receives the page that it asks for. */
export class Rows<Row> {
  constructor(
    private readonly all: readonly Row[],
    private readonly matches: Matches<Row>,
  ) {}

  page(query: URLSearchParams): { rows: Row[]; contentRange: string } {
    const { id: ids, ...filter } = json<Fields>(query, 'filter') ?? {};
    const found = this.all
      .filter((row) => isNamed(row, ids))
      .filter((row) => this.matches(row, filter));
    const [column, direction] = json<[string, string]>(query, 'sort') ?? [];
    if (column !== undefined)
      found.sort((one, other) => compared(one, other, column));
    if (direction === 'DESC') found.reverse();
    const [first, last] = json<[number, number]>(query, 'range') ?? [0, 999];
    const rows = found.slice(first, last + 1);
    const end = first + Math.max(rows.length - 1, 0);
    return { rows, contentRange: `rows ${first}-${end}/${found.length}` };
  }
}

/**
 * Answers a list of the panel by these rows, in the order and range of each call.
 * @param matches applies the filters other than ids; absent: every row passes
 */
export function rowsOf<Row>(
  all: readonly Row[],
  matches: Matches<Row> = () => true,
): Rows<Row> {
  return new Rows(all, matches);
}

function isNamed(row: unknown, ids: unknown): boolean {
  if (!Array.isArray(ids)) return true;
  return ids.map(String).includes(String((row as Fields)['id']));
}

function compared(one: unknown, other: unknown, column: string): number {
  const [left, right] = [one, other].map((row) => (row as Fields)[column]);
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : String(left).localeCompare(String(right), 'tr');
}

function json<Value>(query: URLSearchParams, name: string): Value | undefined {
  const text = query.get(name);
  return text === null ? undefined : (JSON.parse(text) as Value);
}
