/** The page's shortcuts are ignored then. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
