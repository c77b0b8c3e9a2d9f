import type { Response } from 'supertest';

/** The cookies that an answer sets, as a browser sends them back, by their names. */
export function cookiesSetBy({
  headers,
}: Pick<Response, 'headers'>): Record<string, string> {
  const lines = (headers['set-cookie'] as string[] | undefined) ?? [];
  return Object.fromEntries(
    lines.map((line) => [line.split('=')[0] ?? '', line.split(';')[0] ?? '']),
  );
}
