/** The page's shortcuts are ignored then, also under an open picture. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [data-viewer-layer]') !== null;
}

/** The viewer's own shortcuts are ignored then. */
export function isDialogOverViewer(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
