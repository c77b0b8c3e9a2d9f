import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@hatira/api-client';
import { withoutDeleted } from './without-deleted';

const gone = (...ids: string[]) =>
  new ApiError({
    status: 404,
    code: 'files_not_found',
    details: { count: ids.length, ids },
  });

/** Throws each error once, then returns its argument. */
function refusing(...errors: Error[]) {
  return vi.fn((ids: readonly string[]) => {
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve(ids);
  });
}

describe('withoutDeleted', () => {
  it('calls once when all files exist', async () => {
    const call = refusing();
    expect(await withoutDeleted(['a', 'b'], call)).toEqual({
      result: ['a', 'b'],
      goneCount: 0,
    });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('leaves out deleted files and counts them', async () => {
    expect(await withoutDeleted(['a', 'b', 'c'], refusing(gone('b')))).toEqual({
      result: ['a', 'c'],
      goneCount: 1,
    });
  });

  it('repeats when an answer names only some of them', async () => {
    const call = refusing(gone('a'), gone('c', 'd'));
    expect(await withoutDeleted(['a', 'b', 'c', 'd'], call)).toEqual({
      result: ['b'],
      goneCount: 3,
    });
  });

  it.each([
    ['no file is left', gone('a', 'b')],
    ['the answer names other files', gone('x')],
    [
      'the answer names no file',
      new ApiError({ status: 404, code: 'files_not_found' }),
    ],
    [
      'the server fails',
      new ApiError({
        status: 500,
        code: 'http_error',
        details: { ids: ['a'] },
      }),
    ],
    ['the error is not an answer', new Error('broken')],
  ])('throws when %s', async (_, error) => {
    const call = refusing(error);
    await expect(withoutDeleted(['a', 'b'], call)).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
