import { existsSync, readFileSync } from 'node:fs';

/** The folder above `apps/api`: the checkout, or dist/, whose parent has the manifest. */
const ROOT = '../../../../../';
const MANIFESTS = [`${ROOT}package.json`, `${ROOT}../package.json`].map(
  (file) => new URL(file, import.meta.url),
);

/** The product's version, as in package.json, its only place. */
export const VERSION = readVersion();

/** Prints the version if the command line asks for it. @returns whether it did */
export function printedVersion(words = process.argv.slice(2)): boolean {
  const isAsked = words.includes('--version');
  if (isAsked) process.stdout.write(`${VERSION}\n`);
  return isAsked;
}

function readVersion(): string {
  const manifest = MANIFESTS.find((each) => existsSync(each));
  if (!manifest) throw new Error('package.json is not beside dist/.');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version: string;
  };
  return version;
}
