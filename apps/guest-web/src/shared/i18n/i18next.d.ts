import 'i18next';
import type { messages } from './locales/tr';
import type { messages as gallery } from './locales/gallery/tr';
import type { messages as cards } from './locales/cards/tr';
import type { messages as choices } from './locales/choices/tr';
import type { messages as sending } from './locales/sending/tr';
import type { messages as wall } from './locales/wall/tr';
import type { messages as mine } from './locales/mine/tr';
import type { messages as visibility } from './locales/visibility/tr';
import type { messages as events } from './locales/events/tr';
import type { messages as invite } from './locales/invite/tr';
import type { messages as album } from './locales/album/tr';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof messages &
        typeof gallery &
        typeof choices &
        typeof sending &
        typeof mine &
        typeof visibility &
        typeof events &
        typeof invite &
        typeof album &
        typeof cards &
        typeof wall;
    };
  }
}
