/** Closes new files to other accounts, under any umask. */
export function keepFilesPrivate() {
  process.umask(0o077);
}

/**
 * Runs `work`, whose new files other accounts can read: packages and programs that root runs as another account. Not at
 * the same time as work on private files.
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
