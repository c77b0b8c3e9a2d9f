import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Salva il codice come immagine',
    words: 'Qualche parola insieme al link',
    hint: 'Sceglietene uno, modificatelo se volete e inviatelo.',
    time: 'Quando lo inviate?',
    before: 'Prima',
    day: 'Il giorno stesso',
    after: 'Il giorno dopo',
    later: 'Tre giorni dopo',
    text: 'Messaggio',
    mail: 'E-mail',
    copy: 'Copia il testo',
    copied: 'Testo copiato.',
    notCopied:
      'Non è stato possibile copiare il testo. Selezionatelo e copiatelo voi.',
  },
} satisfies InviteMessages;
