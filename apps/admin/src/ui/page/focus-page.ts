/** Gives the keyboard a place to go on from, when what had it before is no longer there. */
export function focusPage(): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  document.querySelector<HTMLElement>('main h1')?.focus();
}
