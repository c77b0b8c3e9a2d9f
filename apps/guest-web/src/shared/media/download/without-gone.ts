import { ApiError } from '@hatira/api-client';

export interface WithoutGone<T> {
  result: T;
  /** How many had been deleted meanwhile. */
  goneCount: number;
}

/**
 * Makes a call about chosen files; those that were deleted meanwhile are left out, for the others are still wanted. An
 * answer may name only some of them, so the call is made again as long as each refusal names others.
 * @throws whatever the call throws, also where nothing is left
 */
export async function withoutGone<T>(
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
