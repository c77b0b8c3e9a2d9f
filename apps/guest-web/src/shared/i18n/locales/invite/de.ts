import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Code als Bild speichern',
    words: 'Ein paar Worte dazu',
    hint: 'Sucht euch eins aus, ändert es, wenn ihr mögt, und schickt es los.',
    time: 'Wann verschickt ihr es?',
    before: 'Vorher',
    day: 'Am Tag selbst',
    after: 'Am Tag danach',
    later: 'Drei Tage später',
    text: 'Nachricht',
    mail: 'E-Mail',
    copy: 'Text kopieren',
    copied: 'Der Text ist kopiert.',
    notCopied:
      'Der Text ließ sich nicht kopieren. Bitte markiert und kopiert ihn selbst.',
  },
} satisfies InviteMessages;
