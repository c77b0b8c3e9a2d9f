import { readFileSync } from 'node:fs';
import { libraryDirs } from '../build/sources.mjs';
import { inRoot } from '../paths.mjs';

/** Returns problems, one line each. */
export function dockerfileProblems() {
  const text = readFileSync(inRoot('Dockerfile'), 'utf8');
  const stages = [...text.matchAll(/^FROM \S+ AS \w+$/gm)];
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const wanted = {
    'a stage that builds and one that runs': stages.length >= 2,
    'a numeric user other than root': /^USER [1-9]\d*:[1-9]\d*$/m.test(last),
    'a health check': /^HEALTHCHECK /m.test(last),
    'a process that reaps': /^ENTRYPOINT \["tini"/m.test(last),
    'sources of all apps':
      /^COPY apps apps$/m.test(text) && /^COPY libs libs$/m.test(text),
    'the manifest of each library before npm ci': text
      .split(/^FROM /m)
      .filter((stage) => stage.includes('\nRUN npm ci '))
      .every(hasLibraryManifests),
    'the build of everything':
      /^RUN node scripts\/release\.mjs folder \/release$/m.test(text) &&
      /^COPY --from=build \/release \.\/$/m.test(last),
    'package managers as the only downloads': !/^ADD https?:/m.test(text),
  };
  return Object.entries(wanted).flatMap(([what, isThere]) =>
    isThere ? [] : `Dockerfile lacks ${what}`,
  );
}

/**
 * npm ci leaves out a workspace without its manifest.
 * @param {string} stage
 */
function hasLibraryManifests(stage) {
  const beforeInstall = stage.slice(0, stage.indexOf('\nRUN npm ci '));
  return libraryDirs().every((dir) =>
    beforeInstall.includes(`\nCOPY ${dir}/package.json ${dir}/`),
  );
}
