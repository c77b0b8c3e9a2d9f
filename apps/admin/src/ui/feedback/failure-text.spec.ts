import { ApiError } from '@hatira/api-client';
import { expect, it } from 'vitest';
import { failureText } from './failure-text';

it('returns the server’s text', () => {
  const error = new ApiError({
    status: 409,
    code: 'slug_taken',
    message: 'Bu wedding path zaten mevcut',
  });
  expect(failureText(error, 'Wedding oluşturulurken hata oluştu', 'tr')).toBe(
    'Bu wedding path zaten mevcut',
  );
});

it('translates texts into English unless the specification quotes them', () => {
  const plain = new ApiError({
    status: 401,
    code: 'invalid_credentials',
    message: 'E-posta veya parola yanlış',
  });
  expect(failureText(plain, 'x', 'en')).toBe('E-mail or password is wrong');
  expect(failureText(plain, 'x', 'tr')).toBe('E-posta veya parola yanlış');
  const quoted = new ApiError({
    status: 409,
    code: 'slug_taken',
    message: 'Bu wedding path zaten mevcut',
  });
  expect(failureText(quoted, 'x', 'en')).toBe('Bu wedding path zaten mevcut');
});

it('returns the fallback without a useful text of the server', () => {
  const silent = new ApiError({ status: 0, code: 'timeout' });
  const broken = new ApiError({
    status: 500,
    code: 'internal_error',
    message: 'Beklenmeyen bir hata oluştu',
  });
  for (const error of [silent, broken, new TypeError('x is undefined')]) {
    expect(failureText(error, 'Error updating wedding status', 'tr')).toBe(
      'Error updating wedding status',
    );
  }
});
