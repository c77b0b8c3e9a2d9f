/** A file as its sender is known. */
export interface SentFile {
  /** The same for the files of one browser; undefined: unknown. */
  sender: string | number | undefined;
  /** Given with this file. */
  name: string | undefined;
}

/**
 * The sender's name of each file. A file without a name takes the last one of
 * its browser, or the next one.
 * @param files in the order in which they were taken
 */
export function givenNames(files: readonly SentFile[]): (string | undefined)[] {
  const current = new Map<string | number, string>();
  for (const { sender, name } of files)
    if (sender !== undefined && name !== undefined && !current.has(sender))
      current.set(sender, name);
  return files.map(({ sender, name }) => {
    if (sender === undefined) return name;
    if (name !== undefined) current.set(sender, name);
    return current.get(sender);
  });
}
