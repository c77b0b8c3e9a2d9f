/**
 * The `t` of the background's addresses: its version, which the server writes into the page (`background-version`),
 * so that its preload hints and the page's own requests are one. Without it the time, as the specification has it.
 */
export function backgroundVersion(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="background-version"]');
  return meta?.content || String(Date.now());
}
