import { ApiError } from '@hatira/api-client';
import { describe, expect, it } from 'vitest';
import {
  deleteFailureText,
  isRefused,
  formatRefusal,
  uploadFailureText,
} from './background-failures';

const lost = new ApiError({ status: 0, code: 'network' });
const broken = new ApiError({
  status: 500,
  code: 'internal_error',
  message: 'Beklenmeyen bir hata oluştu',
});
const silent = new ApiError({ status: 200, code: 'unreadable_answer' });

describe('uploadFailureText', () => {
  it('returns the server’s text', () => {
    const error = new ApiError({
      status: 413,
      code: 'background_too_large',
      message: 'File too large. Maximum size is 50MB',
    });
    expect(uploadFailureText(error)).toBe(
      'File too large. Maximum size is 50MB',
    );
  });

  it('returns fixed texts for a refusal without text and for no answer', () => {
    expect(uploadFailureText(silent)).toBe('Upload failed');
    expect(uploadFailureText(lost)).toBe('Error uploading background');
    expect(uploadFailureText(broken)).toBe('Error uploading background');
  });
});

it('has a text for each format that is refused', () => {
  const refusal = { status: 415, code: 'background_not_image' } as const;
  const of = (fault: string) =>
    formatRefusal(new ApiError({ ...refusal, details: { fault } }));
  expect(of('kind')).toBe('backgrounds.kind');
  expect(of('svg')).toBe('backgrounds.svg');
  expect(formatRefusal(new ApiError(refusal))).toBeUndefined();
  expect(formatRefusal(lost)).toBeUndefined();
});

describe('isRefused', () => {
  it('is true only when the server has checked the file', () => {
    expect(
      isRefused(new ApiError({ status: 413, code: 'background_too_large' })),
    ).toBe(true);
    for (const error of [
      lost,
      broken,
      silent,
      new ApiError({ status: 429, code: 'too_many_requests' }),
    ]) {
      expect(isRefused(error)).toBe(false);
    }
  });
});

describe('deleteFailureText', () => {
  it('returns the fixed text when somebody else has deleted it', () => {
    const error = new ApiError({
      status: 404,
      code: 'background_not_found',
      message: 'No background found for this wedding',
    });
    expect(deleteFailureText(error)).toBe('No background to delete');
  });

  it('returns fixed texts for a refusal without text and for no answer', () => {
    expect(deleteFailureText(silent)).toBe('Delete failed');
    expect(deleteFailureText(lost)).toBe('Error deleting background');
  });
});
