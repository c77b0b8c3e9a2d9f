import { statSync } from 'node:fs';

/**
 * Keeps what was read from a build, and reads it again when another build has taken its place: the process need not be
 * started anew for it.
 * @param path file or folder of the build that every build makes anew
 */
export function ofNewestBuild<T>(path: string, read: () => T): () => T {
  let kept = { mark: markOf(path), value: read() };
  return () => {
    const mark = markOf(path);
    if (mark !== kept.mark) kept = { mark, value: read() };
    return kept.value;
  };
}

function markOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs}`;
}
