import english from 'ra-language-english';
import type { Messages } from '../messages';
import { panel } from './panel/en';

export const messages: Messages = {
  ...english,
  resources: {
    weddings: { name: 'wedding |||| weddings' },
    backgrounds: { name: 'background |||| backgrounds' },
    media: { name: 'file |||| files' },
    'contact-messages': { name: 'message |||| messages' },
    staff: { name: 'account |||| accounts' },
    audit: { name: 'entry |||| entries' },
  },
  panel,
};
