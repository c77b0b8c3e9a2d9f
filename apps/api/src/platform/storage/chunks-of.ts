/** Bytes that are in memory already, as the store takes them. */
export async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
