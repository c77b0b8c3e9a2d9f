import type { messages } from './locales/tr';

/**
 * The texts of one language: the keys of the Turkish bundle, which is the reference. Where Turkish has a plural form
 * (`_other`), a language may have those that it needs beside it.
 */
export type Messages = Translated<typeof messages>;

type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> } & {
  [K in keyof T as K extends `${infer Base}_other` ? `${Base}_${'one' | 'few' | 'many'}` : never]?: string;
};
