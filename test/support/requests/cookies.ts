import type { Response } from 'supertest';

/** An answer's cookies by name. */
export function cookiesSetBy({
  headers,
}: Pick<Response, 'headers'>): Record<string, string> {
  const lines = (headers['set-cookie'] as string[] | undefined) ?? [];
  return Object.fromEntries(
    lines.map((line) => [line.split('=')[0] ?? '', line.split(';')[0] ?? '']),
  );
}
