import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorFields } from '@hatira/api-client';
import { ConfigurationError } from './bulk-settings';
import { downloadProblem } from './download-problem';

const failure = (fields: ApiErrorFields) => new ApiError(fields);

describe('downloadProblem', () => {
  it.each([
    [failure({ status: 0, code: 'timeout' }), { key: 'downloadTimeoutError' }],
    [
      failure({ status: 504, code: 'http_error' }),
      { key: 'downloadTimeoutError' },
    ],
    [failure({ status: 0, code: 'aborted' }), { key: 'downloadTimeoutError' }],
    [failure({ status: 0, code: 'network' }), { key: 'connectionProblem' }],
    [
      failure({
        status: 400,
        code: 'too_many_files',
        details: { count: 11, max: 10 },
      }),
      { key: 'tooManyFiles', count: 11, max: 10 },
    ],
    [
      failure({ status: 400, code: 'too_many_files' }),
      { key: 'bulkDownloadLimit' },
    ],
    [
      failure({ status: 429, code: 'too_many_requests' }),
      { key: 'tooManyRequests' },
    ],
    [
      failure({ status: 413, code: 'body_too_large' }),
      { key: 'bulkDownloadLimit' },
    ],
    [
      failure({ status: 404, code: 'files_not_found' }),
      { key: 'bulkDownloadError' },
    ],
    [
      failure({ status: 500, code: 'internal_error' }),
      { key: 'bulkDownloadError' },
    ],
    [new ConfigurationError(), { key: 'configurationError' }],
    [new TypeError('?'), { key: 'bulkDownloadError' }],
  ])('%s', (error, problem) => expect(downloadProblem(error)).toEqual(problem));
});
