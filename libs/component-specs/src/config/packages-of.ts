import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const UNIT_SPEC = /(?<!\.component)\.spec\.tsx?$/;
/** A value that is imported from a package; the last alternative is a side effect. */
const IMPORT =
  /^(?:import (?!type )|export |\} )[^;']*?from '([^.'][^']*)'|import\('([^.'][^']*)'\)/gm;
/** Vitest serves its own parts; libraries are sources. */
const SERVED_AS_SOURCE = /^(@hatira\/|node:|vitest$|vitest\/)/;

/** Returns the packages that the sources below these folders import, in their order by name. */
export function packagesOf(folders: URL[]): string[] {
  const names = folders
    .flatMap(sourcesIn)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(
        ([, fixed, lazy]) => (fixed ?? lazy)!,
      ),
    );
  const packages = names.filter((name) => !SERVED_AS_SOURCE.test(name));
  return [...new Set([...packages, 'react/jsx-runtime'])].sort();
}

function sourcesIn(folder: URL): string[] {
  const dir = fileURLToPath(folder);
  return readdirSync(dir, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !UNIT_SPEC.test(file))
    .map((file) => dir + file);
}
