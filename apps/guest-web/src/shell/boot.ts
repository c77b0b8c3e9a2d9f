// Runs inline before the first paint: language, theme, this page's files. The
// build makes one script of it, as its hash is in the Content-Security-Policy.
import { remember, stored, theme } from './stored';

interface Files {
  scripts: string[];
  styles: string[];
}

/** The JSON that `scripts/shell-plugin.mjs` writes into the page. */
interface ShellFiles {
  languages: string[];
  routes: Partial<Record<string, Files>>;
  /** The files of each language's texts. */
  bundles: Partial<Record<string, string[]>>;
  galleryBundles: Partial<Record<string, string[]>>;
  storyBundles: Partial<Record<string, string[]>>;
}

const files = JSON.parse(
  document.getElementById('shell-files')!.textContent,
) as ShellFiles;
const root = document.documentElement;

function routeOf(path: string): string {
  if (/^\/camera-roll-mobile(\/|$)/i.test(path)) return 'viewer';
  if (/^\/camera-roll(\/|$)/i.test(path)) return 'gallery';
  return /^\/(wall|album)\//i.test(path) ? 'token' : 'upload';
}

function language(): string {
  const wanted = [stored('i18nextLng')].concat(
    navigator.languages || [navigator.language],
  );
  for (const tag of wanted) {
    const code = (tag || '').split('-')[0]!.toLowerCase();
    if (files.languages.indexOf(code) < 0) continue;
    remember('i18nextLng', code);
    return code;
  }
  // The server has written the language in which this page starts.
  return root.lang;
}

function hint(rel: string, href: string, as?: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (as) link.as = as;
  // Another request mode would load them twice.
  if (as !== 'image') link.crossOrigin = '';
  return document.head.appendChild(link);
}

function shellValue(name: string): HTMLMetaElement | null {
  return document.querySelector(`meta[name="${name}"]`);
}

// The page requests the same width, in device pixels.
function backgroundAddress(image: HTMLMetaElement): string {
  const widths = image.getAttribute('data-widths')!.split(' ').map(Number);
  const wanted = innerWidth * (devicePixelRatio || 1);
  const enough = widths.filter((width) => width >= wanted);
  return `${image.content}&w=${enough[0] || widths[widths.length - 1]}`;
}

// The viewer's filter in the address.
function filter(): string {
  const [, part = ''] = /^#(images|videos)\b/.exec(location.hash) || [];
  return part && `/${part}`;
}

// The order of an earlier visit.
function order(): string | null {
  return stored(`media-order ${location.pathname.split('/')[2]}`);
}

// The pictures of the document are in its own order and size.
function addPicture(list: HTMLMetaElement): void {
  const picture = shellValue('first-picture');
  if (!list.getAttribute('data-given')) return;
  if (filter() || order() || stored('gallery-across'))
    root.setAttribute('data-asks', '');
  else if (picture)
    hint('preload', picture.content, 'image').setAttribute(
      'fetchpriority',
      'high',
    );
}

function addListHint(list: HTMLMetaElement): void {
  const given = list.getAttribute('data-given');
  addOrder(order() || given);
  if (given && !filter() && !order()) return;
  const address = list.content.replace('/*', filter());
  hint('preload', address + (order() || 'opening'), 'fetch');
}

// The grid has headings and stacks in the orders of moments.
function addOrder(shown: string | null): void {
  if (route !== 'gallery' || !shown || shown === 'uploaded') return;
  addFiles('story');
  addTexts('storyBundles');
}

function addFiles(kind: string): void {
  const { scripts = [], styles = [] } = files.routes[kind] || {};
  scripts.forEach((href) => void hint('modulepreload', href));
  styles.forEach((href) => void hint('preload', href, 'style'));
}

function addTexts(part: 'bundles' | 'galleryBundles' | 'storyBundles'): void {
  (files[part][root.lang] || []).forEach(
    (href) => void hint('modulepreload', href),
  );
}

// Only the browser knows these addresses.
function addHints(): void {
  if (list) addListHint(list);
  const background = shellValue('background-image');
  if (!background) return;
  background.content = backgroundAddress(background);
  hint('preload', background.content, 'image');
  root.setAttribute('data-picture', '');
}

// The script, its imports or its texts failed.
function showFailure(): void {
  const page = document.getElementById('root')!;
  if (page.hasAttribute('data-started')) return;
  const notices = document.getElementById('start-failed');
  const notice = (notices as HTMLTemplateElement).content
    .querySelector(`[lang="${root.lang}"]`)!
    .cloneNode(true) as HTMLElement;
  notice.querySelector('button')!.onclick = reload;
  page.replaceChildren(notice);
  addEventListener('online', reload);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) reload();
  });
}

// Extensions and in-app browsers add scripts to the page.
function isOurs(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLScriptElement &&
    target.type === 'module' &&
    target.src.indexOf(`${location.origin}/`) === 0
  );
}

function reload(): void {
  location.reload();
}

addEventListener('start-failed', showFailure);
addEventListener(
  'error',
  (event) => {
    if (isOurs(event.target)) showFailure();
  },
  true,
);

const route = routeOf(location.pathname);
root.lang = language();
root.setAttribute('data-theme', theme());
// Before the scripts, which it shares the network with.
const list = shellValue('media-list');
if (list) addPicture(list);
addFiles(route);
addTexts('bundles');
if (route === 'gallery' || route === 'viewer') addTexts('galleryBundles');
addHints();
