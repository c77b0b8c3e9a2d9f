/** The file was moved, changed or withdrawn by the photo app. */
export class FileUnreadable extends Error {}

export interface CopiedBytes {
  body: Blob;
  /** Hexadecimal digits; undefined on pages without https. */
  sha256: string | undefined;
}

/**
 * Copies a part of the file into memory: a streaming request fails without a
 * usable reason when the phone withdraws the file.
 * @throws FileUnreadable
 */
export async function copyBytes(
  file: Blob,
  start = 0,
  end = file.size,
): Promise<CopiedBytes> {
  try {
    const bytes = await readBytes(file.slice(start, end));
    if (bytes.byteLength !== end - start) throw new FileUnreadable();
    const sha256 = await sha256Of(bytes).catch(() => undefined);
    return { body: new Blob([bytes], { type: file.type }), sha256 };
  } catch {
    throw new FileUnreadable();
  }
}

function readBytes(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new FileUnreadable());
    reader.readAsArrayBuffer(blob);
  });
}

async function sha256Of(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!(crypto as Partial<Crypto>).subtle) return undefined;
  const sha256 = await import('./sha256');
  return sha256.sha256Of(bytes);
}
