import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
  return (
    readdirSync(fileURLToPath(folder), { withFileTypes: true, recursive: true })
      // Screenshots of a failed spec are in a folder of its name.
      .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
      .filter(({ name }) => !UNIT_SPEC.test(name))
      .map(({ name, parentPath }) => path.join(parentPath, name))
  );
}
