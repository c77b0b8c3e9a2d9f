/** The phone does not give the bytes of a chosen file any more: moved, changed, or taken back by its photo app. */
export class FileTakenBack extends Error {}

/**
 * A copy of a part of the file in memory. A request that reads the file itself breaks without a usable reason when the
 * phone changes or withdraws the file in the middle; a copy can't, and reading it says so beforehand.
 */
export async function copyBytes(
  file: Blob,
  start = 0,
  end = file.size,
): Promise<Blob> {
  try {
    const bytes = await readBytes(file.slice(start, end));
    if (bytes.byteLength !== end - start) throw new FileTakenBack();
    return new Blob([bytes], { type: file.type });
  } catch {
    throw new FileTakenBack();
  }
}

function readBytes(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new FileTakenBack());
    reader.readAsArrayBuffer(blob);
  });
}
