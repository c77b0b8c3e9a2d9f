import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'Das Hochzeitsalbum',
    sealed:
      'Das Album ist noch eine Überraschung: Es öffnet am {{day}}, {{time}}.',
    empty: 'Hier erscheinen die ersten Bilder.',
    nothing: 'In diesem Album ist gerade nichts zu sehen.',
    more: 'Mehr anzeigen',
    noVideo:
      'Hier ist nur ein Bild dieses Videos zu sehen. Das ganze Video hat das Brautpaar.',
    preparing:
      'Dieses Video wird noch vorbereitet und lässt sich hier gleich abspielen.',
    failed: 'Das Album konnte nicht geladen werden.',
    ended:
      'Vielleicht hat das Brautpaar den Link zu diesem Album abgeschaltet. Fragt am besten die Person, von der ihr ihn habt, nach den Fotos.',
    busy: 'Gerade laden viele herunter. Bitte versucht es gleich noch einmal.',
    tooManyFiles:
      'Dieses Album hat mehr Dateien, als ein Download fasst ({{max}}). Öffnet die Fotos, um sie einzeln herunterzuladen.',
  },
} satisfies AlbumMessages;
