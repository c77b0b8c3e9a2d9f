/**
 * Browsers compute it on another thread, and on secure pages only.
 * @returns hexadecimal digits
 */
export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), hexadecimal).join('');
}

function hexadecimal(byte: number): string {
  return (byte + 256).toString(16).slice(1);
}
