import { element } from './elements';
import { all, isVideo } from './items';
import { data } from './page-data';
import { bookTitle, language, text, texts } from './reader';

/** Draws the title, the counts and the link to the guest book. */
export function head(): HTMLElement {
  return element('header', {}, [
    element('h1', { text: data.title }),
    element('p', { attributes: { class: 'kind' }, text: text.album }),
    element('p', { attributes: { class: 'counts' }, text: counts() }),
    data.hasGuestBook &&
      element('p', {}, [
        element('a', {
          attributes: { class: 'book', href: 'notes.html' },
          text: bookTitle,
        }),
      ]),
  ]);
}

function counts(): string {
  const videos = all.filter(isVideo).length;
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const count = (word: string, number: number) =>
    number > 0 ? word + colon + texts.number(number) : '';
  return [count(text.photos, all.length - videos), count(text.videos, videos)]
    .filter(Boolean)
    .join(' · ');
}
