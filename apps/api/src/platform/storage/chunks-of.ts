/** Wraps bytes in memory as a source for the store. */
export async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
