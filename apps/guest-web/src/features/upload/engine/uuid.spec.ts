import { expect, it } from 'vitest';
import { uuid } from './uuid';

it('returns distinct UUIDs of version 4', () => {
  const made = Array.from({ length: 50 }, uuid);
  expect(new Set(made).size).toBe(50);
  for (const id of made)
    expect(id).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
});
