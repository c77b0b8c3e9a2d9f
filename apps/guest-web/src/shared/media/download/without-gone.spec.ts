import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@hatira/api-client';
import { withoutGone } from './without-gone';

const gone = (...ids: string[]) =>
  new ApiError({
    status: 404,
    code: 'files_not_found',
    details: { count: ids.length, ids },
  });

/** Refuses once for each of these, then gives what it was called with. */
function refusing(...errors: Error[]) {
  return vi.fn((ids: readonly string[]) => {
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve(ids);
  });
}

describe('withoutGone', () => {
  it('calls once where all are there', async () => {
    const call = refusing();
    expect(await withoutGone(['a', 'b'], call)).toEqual({
      result: ['a', 'b'],
      goneCount: 0,
    });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('leaves out what is gone, and counts it', async () => {
    expect(await withoutGone(['a', 'b', 'c'], refusing(gone('b')))).toEqual({
      result: ['a', 'c'],
      goneCount: 1,
    });
  });

  it('goes on where an answer does not name all of them', async () => {
    const call = refusing(gone('a'), gone('c', 'd'));
    expect(await withoutGone(['a', 'b', 'c', 'd'], call)).toEqual({
      result: ['b'],
      goneCount: 3,
    });
  });

  it.each([
    ['nothing is left', gone('a', 'b')],
    ['others are named', gone('x')],
    ['none are named', new ApiError({ status: 404, code: 'files_not_found' })],
    [
      'something else is wrong',
      new ApiError({
        status: 500,
        code: 'http_error',
        details: { ids: ['a'] },
      }),
    ],
    ['it is no answer', new Error('broken')],
  ])('gives up where %s', async (_, error) => {
    const call = refusing(error);
    await expect(withoutGone(['a', 'b'], call)).rejects.toBe(error);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
