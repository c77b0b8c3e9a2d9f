/** A dialog lies over the page, to which keys that are meant for the whole of it do not speak then. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
