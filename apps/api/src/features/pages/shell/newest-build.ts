import { statSync } from 'node:fs';

/**
 * Reads a build's data again after a new build, without a restart.
 * @param path replaced by every build
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
