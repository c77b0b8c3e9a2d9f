import { rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a sample as it is stored: without an extension, so that only its bytes show the type.
 * @returns its path in the folder, which the next sample takes
 */
export async function storedSample(
  dir: string,
  make: (target: string) => Promise<void>,
  name: string,
): Promise<string> {
  const [made, stored] = [path.join(dir, name), path.join(dir, 'original')];
  await make(made);
  await rename(made, stored);
  return stored;
}
