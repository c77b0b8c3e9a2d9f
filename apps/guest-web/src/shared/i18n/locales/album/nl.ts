import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'Het trouwalbum',
    sealed:
      'Het album is nog een verrassing: het gaat open op {{day}}, {{time}}.',
    empty: 'Hier verschijnen de eerste beelden.',
    nothing: 'Er is op dit moment niets te zien in dit album.',
    more: 'Meer tonen',
    noVideo:
      'Hier is alleen een beeld van deze video te zien. Het bruidspaar heeft de hele video.',
    preparing: 'Deze video wordt klaargezet en is hier zo te bekijken.',
    failed: 'Het album kon niet worden geladen.',
    ended:
      'Misschien heeft het bruidspaar de link van dit album uitgezet. Vraag de foto’s aan degene die hem heeft gestuurd.',
    busy: 'Er downloaden nu veel mensen. Probeer het zo nog eens.',
    tooManyFiles:
      'Dit album heeft meer bestanden dan in één download passen ({{max}}). Open de foto’s om ze een voor een te downloaden.',
  },
} satisfies AlbumMessages;
