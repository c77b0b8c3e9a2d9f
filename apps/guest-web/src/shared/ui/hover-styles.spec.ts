import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css'),
);
const askingForHover = sheets.flatMap((name) =>
  [
    ...readFileSync(path.join(root, name), 'utf8').matchAll(
      /@media[^{]*hover[^{]*/g,
    ),
  ].map(([query]) => [name, query.trim()] as const),
);

// Many phones report hover: content shown only on hover would be unreachable.
describe('hover styles', () => {
  it('exist', () => expect(askingForHover.length).toBeGreaterThan(3));

  it.each(askingForHover)('also require a fine pointer: %s', (_name, query) =>
    expect(query).toMatch(/\(hover: hover\) and \(pointer: fine\)$/),
  );
});
