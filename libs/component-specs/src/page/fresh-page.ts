import { deleteDatabases } from './databases.js';

const startAddress = location.href;
const head = new Set<Node>();

/** Remembers the head that all tests share: later style sheets stay, other elements go. */
export function rememberPage(): void {
  if (head.size > 0) return;
  for (const node of document.head.childNodes) head.add(node);
}

/** Removes every trace of a test from the page and its storage. */
export async function freshPage(): Promise<void> {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  for (const node of document.head.querySelectorAll('meta, title'))
    if (!head.has(node)) node.remove();
  history.replaceState(null, '', startAddress);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  await deleteDatabases();
  window.scrollTo(0, 0);
}
