import { describe, expect, it } from 'vitest';
import { isConfirmed } from './confirmation-word';

describe('isConfirmed', () => {
  it.each(['disable', 'DISABLE', 'Disable', ' disable ', '\tdisable\n'])(
    'accepts %j',
    (typed) => {
      expect(isConfirmed(typed, 'disable')).toBe(true);
    },
  );

  it.each([
    'DİSABLE',
    'dısable',
    'DISABLE'.toLocaleLowerCase('tr'),
    'disable'.toLocaleUpperCase('tr'),
    'DI\u0307SABLE',
  ])('may come from a Turkish keyboard: %j', (typed) => {
    expect(isConfirmed(typed, 'disable')).toBe(true);
  });

  it.each([
    '',
    ' ',
    'enable',
    'dis able',
    'disable!',
    'disabled',
    'sil',
    'dxsable',
  ])('rejects %j', (typed) => {
    expect(isConfirmed(typed, 'disable')).toBe(false);
  });

  it('accepts the path of a wedding', () => {
    expect(isConfirmed(' İREM-140626-IŞIK ', 'irem-140626-Işık')).toBe(true);
    expect(isConfirmed('irem-140626', 'irem-140626-Işık')).toBe(false);
  });
});
