import { ApiError } from '@hatira/api-client';

export interface WithoutGone<T> {
  result: T;
  goneCount: number;
}

/**
 * Leaves out files reported deleted. An answer may name only some, so the call
 * repeats while refusals name others.
 * @throws any error of the call, also when no file is left
 */
export async function withoutDeleted<T>(
  ids: readonly string[],
  call: (ids: readonly string[]) => Promise<T>,
): Promise<WithoutGone<T>> {
  let rest = ids;
  for (;;) {
    try {
      return { result: await call(rest), goneCount: ids.length - rest.length };
    } catch (error) {
      const gone = goneOf(error);
      const left = rest.filter((id) => !gone.has(id));
      if (left.length === 0 || left.length === rest.length) throw error;
      rest = left;
    }
  }
}

function goneOf(error: unknown): ReadonlySet<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'files_not_found')
    return new Set();
  const { ids } = error.details;
  return new Set(Array.isArray(ids) ? ids : []);
}
