import type { Messages } from '../messages';
import { panel } from './panel/tr';
import { turkish } from './react-admin-tr';

export const messages: Messages = {
  ...turkish,
  resources: {
    weddings: { name: 'düğün |||| düğünler' },
    backgrounds: { name: 'arka plan |||| arka planlar' },
    media: { name: 'dosya |||| dosyalar' },
    'contact-messages': { name: 'mesaj |||| mesajlar' },
    staff: { name: 'hesap |||| hesaplar' },
    audit: { name: 'kayıt |||| kayıtlar' },
  },
  panel,
};
