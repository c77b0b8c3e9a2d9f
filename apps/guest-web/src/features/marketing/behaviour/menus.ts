/** Closes `<details>` on a choice, a click outside, or Escape. */
export function enhanceMenus(menus: HTMLDetailsElement[]): void {
  const closeOthers = (kept: Node | null) => {
    for (const menu of menus) if (!menu.contains(kept)) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => {
    closeOthers(target as Node);
    const link = (target as Element).closest('a');
    if (link) closeOthers(null);
  });
  document.addEventListener('keydown', ({ key }) => {
    const open = menus.find((menu) => menu.open);
    if (key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
}
