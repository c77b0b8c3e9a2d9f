import type { Messages } from '../messages';

export const messages = {
  common: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    retry: 'Erneut versuchen',
    reload: 'Seite neu laden',
    loading: 'Wird geladen …',
    language: 'Sprache',
    undo: 'Rückgängig',
    toDark: 'Zur dunklen Ansicht',
    toLight: 'Zur hellen Ansicht',
    privacy: 'Datenschutzhinweise',
  },
  upload: {
    preparing: 'Deine Erinnerungen werden vorbereitet …',
    pathErrors: {
      missing: 'Dieser Hochzeitslink ist ungültig.',
      unknown: 'Diese Hochzeit wurde nicht gefunden.',
      noInfo: 'Die Angaben zur Hochzeit konnten nicht gelesen werden.',
      infoFailed:
        'Beim Lesen der Angaben zur Hochzeit ist ein Fehler aufgetreten.',
      checkFailed: 'Beim Prüfen des Links ist ein Fehler aufgetreten.',
    },
    goingHome: 'Gleich geht es weiter zur Startseite.',
    heading: 'Teile deine Erinnerungen',
    invitation:
      'Deine Fotos und Videos sind das schönste Geschenk dieses Tages. Ohne App, ohne Anmeldung.',
    uploadFiles: 'Foto/Video hochladen',
    uploadWithNote: 'Mit Nachricht hochladen',
    disabled: 'Das Brautpaar hat das Hochladen noch nicht freigegeben',
    pickerBusy: 'Das Handy bereitet die Fotos vor …',
    progress: '{{done}} von {{total}} gespeichert',
    saved_one: '{{count}} Erinnerung ist sicher gespeichert. Vielen Dank!',
    saved_other: '{{count}} Erinnerungen sind sicher gespeichert. Vielen Dank!',
    partlySaved: '{{done}} gespeichert, {{failed}} nicht gesendet.',
    notSent_one: '{{count}} Datei wurde nicht gesendet.',
    notSent_other: '{{count}} Dateien wurden nicht gesendet.',
    note: {
      unavailable: 'Das Nachrichtenfenster ließ sich nicht öffnen: {{name}}',
      without: 'Ohne Nachricht hochladen',
    },
    links: { label: 'Kontakt', messenger: 'Schreib uns', social: 'Folg uns' },
  },
  errors: {
    crashTitle: 'Da ist etwas schiefgegangen',
    crashText:
      'Was als gespeichert markiert ist, ist sicher. Lade die Seite neu, dann geht es weiter.',
    crashReload: 'Lade die Seite neu, dann geht es weiter.',
  },
} satisfies Messages;
