/** Undefined when the text cannot be a hash. */
export function parseHash(text: string | undefined): number | undefined {
  if (!text || !/^\d{1,16}$/.test(text)) return undefined;
  const hash = Number(text);
  return Number.isSafeInteger(hash) ? hash : undefined;
}
