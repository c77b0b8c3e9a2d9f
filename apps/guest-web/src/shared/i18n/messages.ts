import type { messages } from './locales/tr';
import type { messages as gallery } from './locales/gallery/tr';
import type { messages as choices } from './locales/choices/tr';
import type { messages as sending } from './locales/sending/tr';
import type { messages as mine } from './locales/mine/tr';
import type { messages as album } from './locales/album/tr';
import type { messages as cards } from './locales/cards/tr';
import type { messages as visibility } from './locales/visibility/tr';
import type { messages as invite } from './locales/invite/tr';
import type { messages as events } from './locales/events/tr';
import type { messages as wall } from './locales/wall/tr';
import type { messages as marketing } from './locales/marketing/tr';

/**
 * The Turkish bundle is the reference. Keys with plural forms (`_one`,
 * `_other`) may have further forms elsewhere.
 */
export type Messages = Translated<typeof messages>;
export type GalleryMessages = Translated<typeof gallery>;
export type ChoicesMessages = Translated<typeof choices>;
export type SendingMessages = Translated<typeof sending>;
export type CardsMessages = Translated<typeof cards>;
export type WallMessages = Translated<typeof wall>;
export type MineMessages = Translated<typeof mine>;
export type VisibilityMessages = Translated<typeof visibility>;
export type EventMessages = Translated<typeof events>;
export type InviteMessages = Translated<typeof invite>;
export type AlbumMessages = Translated<typeof album>;
/** No browser loads them. */
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
