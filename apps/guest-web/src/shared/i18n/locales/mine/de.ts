import type { MineMessages } from '../../messages';

export const messages = {
  mine: {
    title: 'Das hast du gesendet',
    hint: 'Von diesem Handy an diese Hochzeit gesendet. Andere Gäste sehen diese Liste nicht.',
    name: 'Dein Name, für alles, was du gesendet hast und noch sendest',
    save: 'Speichern',
    nameSaved: 'Dein Name ist gespeichert.',
    note: 'Deine Nachricht',
    addNote: 'Nachricht hinzufügen',
    changeNote: 'Nachricht ändern',
    noteSaved: 'Deine Nachricht ist gespeichert.',
    remove: 'Aus der Galerie nehmen',
    confirm: 'Diese Datei aus der Galerie des Paares nehmen?',
    final: 'Das lässt sich nicht rückgängig machen.',
    removable_one:
      'Du kannst eine Datei bis zu {{count}} Stunde nach dem Senden aus der Galerie nehmen.',
    removable_other:
      'Du kannst eine Datei bis zu {{count}} Stunden nach dem Senden aus der Galerie nehmen.',
    takenBack: 'Die Datei ist aus der Galerie genommen.',
    stays:
      'Die Datei steht nicht mehr in deiner Liste. Sie bleibt in der Galerie, weil ein anderer Gast sie auch gesendet hat.',
    offList: 'Die Datei steht nicht mehr in deiner Liste.',
    undoOver:
      'Die Zeit, in der du diese Datei aus der Galerie nehmen konntest, ist vorbei. Bitte wende dich an das Paar.',
    repeat: 'Diese Datei hast du mit dieser Nachricht schon gesendet.',
    closed:
      'Das Paar hat das Hochladen beendet: Name und Nachrichten lassen sich nicht mehr ändern.',
    gone: 'Diese Datei ist nicht mehr in der Galerie.',
    failed: 'Das hat nicht geklappt. Bitte versuche es gleich noch einmal.',
    loadFailed: 'Deine Dateien konnten nicht geladen werden.',
    empty: 'Die Galerie enthält keine Dateien von diesem Handy.',
    more: 'Frühere anzeigen',
    photo: 'Foto',
    video: 'Video',
  },
} satisfies MineMessages;
