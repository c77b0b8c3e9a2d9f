import type { messages } from './locales/tr';
import type { messages as gallery } from './locales/gallery/tr';
import type { messages as sending } from './locales/sending/tr';
import type { messages as marketing } from './locales/marketing/tr';

/**
 * The keys of the Turkish bundle, the reference. A key with plural forms
 * (`_one`, `_other`) may have further forms in another language.
 */
export type Messages = Translated<typeof messages>;
export type GalleryMessages = Translated<typeof gallery>;
/** Loaded after the first paint of the upload page. */
export type SendingMessages = Translated<typeof sending>;
/** Rendered at build time: no browser loads them. */
export type MarketingMessages = Translated<typeof marketing>;

type Translated<T> = {
  [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
} & {
  [
    K in keyof T as K extends `${infer Base}_other`
      ? `${Base}_${'few' | 'many'}`
      : never
  ]?: string;
};
