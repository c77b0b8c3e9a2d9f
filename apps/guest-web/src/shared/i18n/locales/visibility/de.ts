import type { VisibilityMessages } from '../../messages';

export const messages = {
  visibility: {
    now: {
      none: 'Zurzeit sehen eure Gäste das Album nicht.',
      shared: 'Zurzeit sehen eure Gäste das Album.',
      sealed: 'Bis zum {{day}}, {{time}} seht nur ihr beide das Album.',
    },
    modes: {
      legend: 'Was eure Gäste sehen',
      'upload-only': {
        title: 'Nur wir beide sehen das Album',
        text: 'Gäste sehen nur, was sie selbst gesendet haben.',
      },
      shared: {
        title: 'Die Gäste sehen es auch',
        text: 'Sobald ihr speichert, sieht jeder auf der Seite zum Hochladen die Fotos und Videos eurer Gäste.',
      },
      sealed: {
        title: 'Eine Überraschung bis zum gewählten Tag',
        text: 'Bis dahin sehen Gäste und Verwandte kein Bild und auch nicht, wie viele es sind. Danach sehen Gäste das Album auf der Seite zum Hochladen.',
      },
    },
    day: 'Tag',
    time: 'Uhrzeit am Ort der Hochzeit',
    past: 'Bitte wählt einen Tag und eine Uhrzeit in der Zukunft.',
    new: {
      legend: 'Neue Fotos und Videos',
      'at-once': {
        title: 'Sofort zeigen',
        text: 'Neue Dateien erscheinen von selbst im Album der Gäste.',
      },
      'by-choice': {
        title: 'Wir sehen sie uns zuerst an',
        text: 'Neue Dateien warten in eurer Galerie, bis ihr sie den Gästen zeigt. Was Gäste schon sehen, bleibt sichtbar.',
      },
    },
    hint: 'In eurer Galerie könnt ihr jedes Foto jederzeit vor den Gästen verbergen.',
    save: 'Speichern',
    saved: 'Gespeichert, gilt ab sofort.',
    failed: 'Das ließ sich nicht speichern. Bitte versucht es noch einmal.',
    confirmShare:
      'Gäste sehen das Album sofort, außer wartenden und verborgenen Dateien. Album zeigen?',
  },
} satisfies VisibilityMessages;
