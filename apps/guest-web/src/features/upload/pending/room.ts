/** The limits where the browser gives no estimate: bytes of one file and of all. */
const MAX_FILE_BYTES = 50_000_000;
const MAX_TOTAL_BYTES = 300_000_000;

interface OldNavigator {
  storage?: Partial<StorageManager>;
}

/**
 * Returns whether a file can be stored until the server has it, leaving half
 * of the free space to others. If so, asks the browser not to clear the site's
 * data when space runs out.
 */
export async function reserve(
  bytes: number,
  keptBytes: number,
): Promise<boolean> {
  const freeBytes = await estimatedFreeBytes();
  const isRoom =
    freeBytes === undefined
      ? bytes <= MAX_FILE_BYTES && keptBytes + bytes <= MAX_TOTAL_BYTES
      : bytes <= freeBytes / 2;
  if (isRoom) await persist();
  return isRoom;
}

async function persist(): Promise<void> {
  const { storage } = navigator as OldNavigator;
  // Firefox would ask the guest.
  if (navigator.userAgent.includes('Firefox')) return;
  await storage?.persist?.();
}

/** Only secure pages of newer browsers have it. */
async function estimatedFreeBytes(): Promise<number | undefined> {
  const { storage } = navigator as OldNavigator;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}
