import { Days } from './days';
import { element, icon } from './elements';
import { Grid } from './grid';
import { head } from './head';
import { all, matches } from './items';
import { listenToKeys } from './viewer/keys';
import { data } from './page-data';
import { language, text, texts } from './reader';
import { Slideshow } from './viewer/slideshow';
import { fold } from './texts';
import { listenToTouches } from './viewer/touches';
import { Viewer } from './viewer/viewer';
import { ViewerMotion } from './viewer/viewer-motion';

const container = element('div', { attributes: { id: 'grid' } });
const grid = new Grid(container, (item) => viewer.open(item));
const viewer = new Viewer(grid);
const motion = new ViewerMotion(viewer);
const slideshow = new Slideshow(viewer, grid);
const days = new Days(grid);
viewer.addTools(motion.button, slideshow.button);

const found = element('p', { attributes: { class: 'found', role: 'status' } });
const unpack = element('p', {
  attributes: { id: 'unpack', role: 'alert', hidden: '' },
  text: text.unpack,
});
const field = element('input', {
  attributes: {
    type: 'search',
    class: 'field',
    'aria-label': text.search,
    placeholder: text.search,
    autocomplete: 'off',
  },
  on: { input: search },
});
const slides = element(
  'button',
  {
    attributes: { type: 'button', class: 'main' },
    on: { click: () => slideshow.start() },
  },
  [icon('play'), element('span', { text: text.slideshow })],
);

function search(): void {
  const key = fold(field.value.trim());
  const items = key ? all.filter((item) => matches(item, key)) : all;
  grid.show(items);
  days.fill();
  found.textContent = key ? outcome(items.length) : '';
  slides.disabled = items.length === 0;
  const top = document.getElementById('main')!.offsetTop;
  if (window.scrollY > top) window.scrollTo(0, top);
}

function outcome(count: number): string {
  if (count === 0) return text.empty;
  return text.found.replace('{number}', texts.number(count));
}

function bar(): HTMLElement {
  return element('div', { attributes: { id: 'bar' } }, [
    element('div', { attributes: { class: 'tools' } }, [
      field,
      days.select,
      slides,
    ]),
  ]);
}

document.documentElement.lang = language;
document.title = `${data.title} · ${text.album}`;
document.body.appendChild(
  element('div', { attributes: { id: 'top' } }, [head()]),
);
document.body.appendChild(
  element('main', { attributes: { id: 'main' } }, [
    bar(),
    unpack,
    found,
    container,
  ]),
);
listenToKeys(viewer, slideshow);
listenToTouches({ viewer, slideshow, motion });
grid.listen();
grid.show(all);
days.fill();
