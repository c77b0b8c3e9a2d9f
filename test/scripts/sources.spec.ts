import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../../scripts/build/sources.mjs';

it('does not count the cache of a build as a source, which would make each first build stale', () => {
  const cache = join(process.cwd(), 'apps/guest-web/.cache');
  const kept = join(cache, 'made-by-a-test');
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, '');
  try {
    const files = sourceFiles('apps/guest-web');
    expect(files).toContain('apps/guest-web/vite.config.ts');
    expect(files.filter((file: string) => file.includes('.cache'))).toEqual([]);
  } finally {
    rmSync(kept);
  }
});
