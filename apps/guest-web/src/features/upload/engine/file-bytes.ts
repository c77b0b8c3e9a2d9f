/** The file was moved, changed or withdrawn by the photo app. */
export class FileUnreadable extends Error {}

/**
 * Copies a part of the file into memory: a streaming request fails without a
 * usable reason when the phone withdraws the file.
 * @throws FileUnreadable
 */
export async function copyBytes(
  file: Blob,
  start = 0,
  end = file.size,
): Promise<Blob> {
  try {
    const bytes = await readBytes(file.slice(start, end));
    if (bytes.byteLength !== end - start) throw new FileUnreadable();
    return new Blob([bytes], { type: file.type });
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
