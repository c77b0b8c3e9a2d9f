import type { Language } from '@hatira/contract';

export const GUEST_BOOK_TITLES: Record<Language, string> = {
  tr: 'Anı Defteri',
  az: 'Xatirə dəftəri',
  en: 'Guest book',
  it: 'Libro degli ospiti',
  fr: 'Livre d’or',
  el: 'Βιβλίο ευχών',
  es: 'Libro de firmas',
  de: 'Gästebuch',
  nl: 'Gastenboek',
  kk: 'Тілектер кітабы',
  ru: 'Книга пожеланий',
};
