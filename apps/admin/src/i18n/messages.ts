import type { TranslationMessages } from 'react-admin';
import type { panel } from './locales/panel/tr';

/** The panel's own texts: the keys of the Turkish bundle, which is the reference. */
export type PanelMessages = Translated<typeof panel>;

/** All texts of one language: those of react-admin and ours. */
export interface Messages extends TranslationMessages {
  panel: PanelMessages;
}

type Translated<T> = {
  [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};

/** The dotted path of one of our texts. */
export type TextKey = Leaves<PanelMessages>;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];
