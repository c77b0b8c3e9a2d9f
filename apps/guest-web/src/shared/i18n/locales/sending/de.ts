import type { SendingMessages } from '../../messages';

export const messages = {
  upload: {
    demo: {
      text: 'Das ist eine Beispielseite: Keine der gewählten Dateien wird gesendet. Eure Gäste sehen diese Seite mit euren Namen.',
      gallery: 'Beispielgalerie öffnen',
    },
    noPreview: 'Keine gültige Datei für eine Vorschau gefunden',
    connectionIssue:
      'Es gibt ein Verbindungsproblem. Bitte lade die Seite neu und versuche es noch einmal.',
    connectionRetry:
      'Gerade gibt es keine Verbindung. Es wird von selbst noch einmal versucht, lass einfach diese Seite geöffnet.',
    files: 'Deine gesendeten Dateien',
    keepOpen: 'Bitte lass diese Seite geöffnet, bis alles gesendet ist.',
    otherTab: 'Das Senden läuft in deinem anderen Tab weiter.',
    offline:
      'Gerade keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
    busy: 'Gerade senden viele Gäste. Es geht von selbst weiter, sobald du an der Reihe bist.',
    timeLeft: 'noch etwa {{minutes}} Min.',
    status: {
      sending: 'Wird gesendet',
      queued: 'In der Warteschlange',
      waiting: 'Wartet',
      finishing: 'Wird gespeichert',
      done: 'Sicher gespeichert',
      failed: 'Nicht gesendet',
    },
    failedFiles: 'Einige Dateien konnten nicht hochgeladen werden:',
    failedAdvice: 'Bitte versuche es noch einmal oder prüfe die Dateigröße.',
    goesAgain:
      'Wenn du diese Seite offen lässt, wird es von selbst noch einmal versucht.',
    emptyFiles_one: 'Leere Datei, nicht gesendet: {{names}}',
    emptyFiles_other: 'Leere Dateien, nicht gesendet: {{names}}',
    crashed: 'Beim Hochladen ist ein Fehler aufgetreten: {{message}}',
    retryAll: 'Alle erneut versuchen',
    retryOne: 'Erneut versuchen: {{name}}',
    dismissOne: 'Aus der Liste entfernen: {{name}}',
    pending_one: 'Eine deiner Dateien ist noch nicht angekommen.',
    pending_other: '{{count}} deiner Dateien sind noch nicht angekommen.',
    pendingContinues: 'Wir machen dort weiter, wo wir aufgehört haben.',
    pendingPickAgain: 'Bitte wähle diese noch einmal aus: {{names}}',
    alreadySent: 'Schon gesendet',
    repeated_one: '{{count}} davon hattest du schon gesendet.',
    repeated_other: '{{count}} davon hattest du schon gesendet.',
    addMore: 'Weitere hinzufügen',
    seeAlbum: 'Album ansehen',
    mine: {
      open: 'Meine Dateien',
      unavailable:
        'Die Liste ließ sich nicht öffnen. Bitte versuche es noch einmal.',
    },
    note: {
      title: 'Schreib ein paar Worte dazu',
      name: 'Dein Name',
      text: 'Deine Nachricht',
      file: 'Ausgewählte Datei',
      files_one: '{{count}} Datei ausgewählt',
      files_other: '{{count}} Dateien ausgewählt',
      more: 'Weitere Dateien mit dieser Nachricht',
      confirm: 'Mit Nachricht hochladen',
      optional: 'Beide Felder dürfen leer bleiben.',
    },
  },
  errors: {
    timeout: 'Zeitüberschreitung bei der Verbindung',
    tooLarge: 'Die Datei ist zu groß',
    failed: 'Das Hochladen ist fehlgeschlagen',
    fileTakenBack:
      'Das Handy gibt diese Datei nicht mehr frei; bitte wähle sie noch einmal aus.',
    unsupported_media:
      'Es können nur gängige Foto- und Videoformate wie JPEG, HEIC und MP4 hochgeladen werden',
    uploads_disabled: '$t(upload.disabled)',
    wedding_not_found: '$t(upload.pathErrors.unknown)',
    upload_not_found:
      'Dieser Upload wurde nicht gefunden, bitte sende die Datei noch einmal',
    upload_incomplete: 'Einige Teile der Datei sind noch nicht angekommen',
    upload_busy:
      'Die Datei wird noch vorbereitet, bitte versuche es gleich noch einmal',
    too_many_requests: 'Zu viele Anfragen, bitte warte einen Moment',
    service_unavailable:
      'Der Dienst ist gerade nicht erreichbar, bitte versuche es noch einmal',
    wedding_day_full:
      'Diese Hochzeit hat in den letzten 24 Stunden die Höchstmenge an Dateien erhalten, bitte versuche es später noch einmal',
    storage_full:
      'Der Speicher ist voll, die Datei konnte nicht gespeichert werden',
    slice_conflict:
      'Dieser Teil der Datei wurde schon mit anderem Inhalt gesendet',
    upload_mismatch: 'Dieser Upload gehört zu einer anderen Datei',
    slice_in_progress:
      'Dieser Teil der Datei wird gerade empfangen, bitte versuche es noch einmal',
    validation_failed: 'Die gesendeten Angaben sind ungültig',
    empty_file: 'Die Datei ist leer',
    file_missing: 'Es wurde keine Datei gesendet',
    slice_off_grid: 'Ein Teil der Datei ist ungültig',
    bytes_damaged:
      'Die Datei wurde unterwegs beschädigt; bitte noch einmal senden',
    internal_error: 'Ein unerwarteter Fehler ist aufgetreten',
  },
} satisfies SendingMessages;
