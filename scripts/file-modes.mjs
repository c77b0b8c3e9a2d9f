/** Closes the new files and folders of this process and its children to other accounts, under any umask of the shell. */
export function keepFilesPrivate() {
  process.umask(0o077);
}

/**
 * Runs `work` with files that other accounts can read: packages and programs, which hold no secret and which a start as
 * root runs as another account. Not beside work that makes private files.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withReadableFiles(work) {
  const before = process.umask(0o022);
  try {
    return await work();
  } finally {
    process.umask(before);
  }
}
