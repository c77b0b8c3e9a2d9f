/** Larger blocks hold more memory for each client and save no time. */
const BLOCK_BYTES = 256 * 1024;
/** The number of blocks for 16 downloads at once; others allocate theirs. */
const KEPT_BLOCKS = 32;
/** Not worth a block. */
const SMALL_BYTES = 32 * 1024;

const free: Buffer[] = [];

/** @param bytes of the whole answer */
export function takeBlock(bytes: number): Buffer {
  if (bytes <= SMALL_BYTES) return Buffer.allocUnsafeSlow(bytes);
  return free.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
}

/** Call it only after the last read and write: the next answer uses it. */
export function giveBlock(block: Buffer): void {
  if (block.length === BLOCK_BYTES && free.length < KEPT_BLOCKS)
    free.push(block);
}
