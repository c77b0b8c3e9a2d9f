/**
 * Returns true while a dialog is open; the page's own shortcuts are then
 * ignored.
 */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
