/** Returns true while the page's own shortcuts must be ignored. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
