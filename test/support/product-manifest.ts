import { readFileSync } from 'node:fs';

interface Manifest {
  version: string;
  scripts: Record<string, string>;
}

/** The product's package.json. */
export const manifest = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Manifest;
