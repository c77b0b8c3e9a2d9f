import type { messages } from './locales/tr';
import type { messages as gallery } from './locales/gallery/tr';
import type { messages as marketing } from './locales/marketing/tr';

/**
 * The texts of one language: the keys of the Turkish bundle, which is the reference. Where Turkish has plural forms
 * (`_one`, `_other`), a language may have those that it needs beside them.
 */
export type Messages = Translated<typeof messages>;
/** The texts of the gallery and the viewer, a bundle of their own. */
export type GalleryMessages = Translated<typeof gallery>;
/** The texts of the public site, which is drawn when the product is built: no browser loads them. */
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
