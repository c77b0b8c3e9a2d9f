import { expect, it } from 'vitest';
import { ApiError } from '@hatira/api-client';
import { FileUnreadable } from '../engine/file-bytes';
import { failureReason } from './failure-reason';

const cases: [string, unknown, string, string][] = [
  [
    'our own time limit',
    new ApiError({ status: 0, code: 'timeout' }),
    'Bağlantı zaman aşımına uğradı',
    'timeout',
  ],
  [
    "a proxy's time limit",
    new ApiError({ status: 504, code: 'http_error' }),
    'Bağlantı zaman aşımına uğradı',
    'timeout',
  ],
  [
    '413 with any message',
    new ApiError({ status: 413, code: 'http_error', message: 'x' }),
    'Dosya boyutu çok büyük',
    'tooLarge',
  ],
  [
    "the server's message",
    new ApiError({ status: 507, code: 'storage_full', message: 'Depolama' }),
    'Depolama',
    'storage_full',
  ],
  [
    'an answer without a message',
    new ApiError({ status: 502, code: 'http_error' }),
    'Yükleme başarısız oldu',
    'failed',
  ],
  [
    'no answer',
    new ApiError({ status: 0, code: 'network' }),
    'Yükleme başarısız oldu',
    'failed',
  ],
  [
    'an unreadable file',
    new FileUnreadable(),
    'Yükleme başarısız oldu',
    'failed',
  ],
  ['an unknown error', new TypeError('x'), 'Yükleme başarısız oldu', 'failed'],
];

it.each(cases)('returns the reason of %s', (_name, error, text, key) => {
  expect(failureReason(error)).toMatchObject({ text, key });
});
