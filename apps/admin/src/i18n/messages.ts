import type { TranslationMessages } from 'react-admin';
import type { panel } from './locales/panel/tr';

/** The Turkish bundle is the reference. */
export type PanelMessages = Translated<typeof panel>;

export interface Messages extends TranslationMessages {
  panel: PanelMessages;
}

type Translated<T> = {
  [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};

export type TextKey = Leaves<PanelMessages>;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];
