import 'i18next';
import type { messages } from './locales/tr';
import type { messages as gallery } from './locales/gallery/tr';
import type { messages as sending } from './locales/sending/tr';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof messages & typeof gallery & typeof sending;
    };
  }
}
