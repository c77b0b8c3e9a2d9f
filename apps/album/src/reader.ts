import { books, words } from './page-data';
import { readerOf, Texts } from './texts';

const reader = readerOf(
  navigator.languages || [navigator.language],
  Object.keys(words),
);

export const { language } = reader;
export const text = words[language]!;
export const bookTitle = books[language]!;
export const texts = new Texts(reader);
