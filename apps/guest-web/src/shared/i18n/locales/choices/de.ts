import type { ChoicesMessages } from '../../messages';

export const messages = {
  marks: {
    favourite: 'Favorit',
    favouriteAlso: 'Favorit, auch von {{names}}',
    youAre: 'Ihr',
    youAreBoth: 'Ihr beide',
    youAreName: 'Ich: {{name}}',
  },
  filter: {
    title: 'Filtern',
    active: 'Filter: {{number}}',
    clear: 'Filter entfernen',
    search: 'Nachrichten und Namen durchsuchen',
    guest: 'Von',
    allGuests: 'Alle Gäste',
    table: 'Tisch',
    allTables: 'Alle Tische',
    oneTable: 'Tisch {{number}}',
    someone: 'Ohne Namen',
    kind: 'Art',
    allKinds: 'Fotos und Videos',
    photos: 'Nur Fotos',
    videos: 'Nur Videos',
    hearts: 'Favoriten',
    heartsAll: 'Mit und ohne Herz',
    heartsAny: 'Alle Favoriten',
    heartsMine: 'Meine Favoriten',
    heartsBoth: 'Favoriten von euch beiden',
    withNote: 'Mit Nachricht',
    found: 'Gefunden: {{number}}',
    foundSoFar: 'Bisher gefunden: {{number}}, wird noch geladen …',
    empty: 'Dazu gibt es kein Foto und kein Video.',
    looking: 'Wird noch gesucht …',
  },
  density: { across: 'Fotos pro Reihe' },
  stacks: {
    label: 'Ähnliche Fotos',
    off: 'Jedes Foto zeigen',
    bursts: 'Serien stapeln',
    moments: 'Serien und gleiche Momente stapeln',
    similar: '{{number}} ähnliche Fotos',
  },
  timeline: { scrubber: 'Zu Tag und Stunde springen' },
  cull: {
    title: 'Fotos aussortieren',
    review: 'Eure Auswahl',
    keep: 'Behalten',
    maybe: 'Vielleicht',
    no: 'Nein',
    back: 'Zurück',
    toReview: 'Zur Liste',
    keys: 'Pfeiltasten: rechts behalten, oben vielleicht, links nein. Rücktaste zurück, H Herz.',
    goOn: 'Weiter mit noch nicht angesehenen: {{number}}',
    decideMaybes: 'Über „Vielleicht“ entscheiden: {{number}}',
    noes: 'Mit „Nein“ beantwortet',
    delete: 'Löschen: {{number}}',
    nothingDeleted:
      'Gelöscht wird erst, wenn ihr es bestätigt. Nehmt den Haken weg, wo ihr doch behalten wollt.',
    liked: 'Hat ein Herz oder „Behalten“',
    more: 'Mehr zeigen: {{number}}',
    best: 'Die besten sind die mit „Behalten“ oder Herz.',
    downloadBest: 'Die besten herunterladen: {{number}}',
  },
  exposure: {
    title: 'Den Gästen zeigen?',
    all: 'Für Gäste sichtbar oder nicht',
    shown: 'Für Gäste sichtbar',
    held: 'Wartet auf euch',
    hidden: 'Vor Gästen verborgen',
    isShown: 'Für Gäste sichtbar',
    show: 'Gästen zeigen',
    hold: 'Später entscheiden',
    hide: 'Vor Gästen verbergen',
    failed: 'Das ließ sich nicht ändern. Bitte versucht es noch einmal.',
    counts: {
      shown: 'Für Gäste sichtbar: {{number}}',
      held: 'Wartet auf euch: {{number}}',
      hidden: 'Vor Gästen verborgen: {{number}}',
    },
  },
  gallery: {
    visibility: 'Wer das Album sieht',
    walls: 'Live-Fotowand',
    downloadSelected: 'Auswahl herunterladen',
    downloading: 'Download: {{percent}}',
    downloaded: 'Fertig {{percent}}',
    downloadAgain: 'Erneut versuchen',
    deleteSelected: 'Auswahl löschen',
    confirmRemove: '„{{name}}“ löschen?',
    confirmRemoveMany_one: 'Die ausgewählte Datei löschen?',
    confirmRemoveMany_other: 'Die {{count}} ausgewählten Dateien löschen?',
    removed: '„{{name}}“ wurde gelöscht.',
    removedMany_one: '{{count}} Datei wurde gelöscht.',
    removedMany_other: '{{count}} Dateien wurden gelöscht.',
    removalUnclear:
      'Es ist unklar, ob das Löschen geklappt hat. „{{undo}}“ holt gelöschte Dateien zurück.',
    restored_one: '{{count}} Datei ist wieder da.',
    restored_other: '{{count}} Dateien sind wieder da.',
    nothingMissing: 'Es fehlt nichts: Alles ist in der Galerie.',
    restoreError:
      'Das Wiederherstellen hat nicht geklappt. Bitte versucht es noch einmal.',
    guestLink: {
      title: 'Der Link für eure Gäste:',
      copy: 'Link kopieren',
      copied: 'Der Link ist kopiert.',
      notCopied:
        'Der Link ließ sich nicht kopieren. Bitte markiert und kopiert ihn selbst.',
      code: 'QR-Code mit dem Link für eure Gäste',
    },
    celebration: {
      title: 'Alles Glück der Welt für euch zwei',
      subtitle: 'Euer Tag, gesehen mit den Augen eurer Liebsten',
      message_one: '{{count}} Erinnerung wartet auf euch.',
      message_other: '{{count}} Erinnerungen warten auf euch.',
      loading: 'Eure Erinnerungen werden geladen …',
      ready: 'Eure Erinnerungen sind da.',
    },
  },
  downloads: {
    title: 'Euer Download',
    contents_one: '{{count}} Datei, {{size}}',
    contents_other: '{{count}} Dateien, {{size}}',
    now: 'Jetzt herunterladen',
    resume:
      'Bricht die Verbindung ab, könnt ihr in der Download-Liste eures Browsers dort weitermachen, wo er stehen geblieben ist.',
    preparingLabel: 'Vorbereitung',
    preparing:
      'Wird vorbereitet, {{percent}}. Ihr müsst nicht warten: Herunterladen geht schon jetzt.',
    ready: 'Fertig.',
    unprepared:
      'Die Vorbereitung hat nicht geklappt; herunterladen könnt ihr trotzdem.',
    until: 'Der Download liegt hier bis zum {{day}} bereit.',
    expired: 'Dieser Download ist abgelaufen.',
    filesDeleted:
      'Eine der Dateien wurde gelöscht, deshalb gibt es diesen Download nicht mehr.',
    linkEnded:
      'Der Link zur Galerie wurde erneuert, deshalb gibt es diesen Download nicht mehr.',
    gone_one:
      '{{count}} Datei wurde inzwischen gelöscht und fehlt im Download.',
    gone_other:
      '{{count}} Dateien wurden inzwischen gelöscht und fehlen im Download.',
    missing_one: '{{count}} Datei der Galerie fehlt in diesem Download.',
    missing_other: '{{count}} Dateien der Galerie fehlen in diesem Download.',
    again: 'Neu vorbereiten',
    againWithAll: 'Mit allen Dateien neu vorbereiten',
    layout: 'So sind die Dateien geordnet',
    layoutFlat: 'Alle in einem Ordner',
    layoutGuests: 'Ein Ordner für jeden Gast',
    layoutHours: 'Ein Ordner für jede Stunde',
    album:
      'Darin ist auch ein Album, das sich ohne Internet öffnet: index.html.',
    mailLabel: 'Sollen wir euch schreiben, wenn er fertig ist?',
    mailPlaceholder: 'Eure E-Mail-Adresse',
    mailSend: 'Bescheid geben',
    mailNoted: 'Wir schreiben an {{email}}, sobald er fertig ist.',
    mailInvalid: 'Bitte gebt eine gültige E-Mail-Adresse ein.',
    mailUnavailable:
      'Wir können gerade keine E-Mails senden. Der Download liegt trotzdem hier bereit.',
    confirm_one: '{{count}} Datei wird heruntergeladen. Fortfahren?',
    confirm_other: '{{count}} Dateien werden heruntergeladen. Fortfahren?',
    confirmLarge_one:
      '{{count}} Datei: Der Download ist groß und kann einige Minuten dauern. Fortfahren?',
    confirmLarge_other:
      '{{count}} Dateien: Der Download ist groß und kann einige Minuten dauern. Fortfahren?',
    confirmVeryLarge_one:
      '{{count}} Datei: Der Download ist sehr groß. Am besten löscht ihr vorher Fotos, die ihr nicht behalten wollt. Trotzdem herunterladen?',
    confirmVeryLarge_other:
      '{{count}} Dateien: Der Download ist sehr groß. Am besten löscht ihr vorher Fotos, die ihr nicht behalten wollt. Trotzdem herunterladen?',
  },
  deleted: {
    title: 'Zuletzt gelöscht',
    hint: 'Was ihr löscht, bleibt eine Zeit lang hier. Danach ist es endgültig weg.',
    empty: 'Hier sind keine Dateien.',
    back: 'Zurück zur Galerie',
    restore: 'Wiederherstellen',
    restoreSelected: 'Auswahl wiederherstellen',
    more: 'Mehr anzeigen',
    daysLeft_one: 'Noch {{count}} Tag',
    daysLeft_other: 'Noch {{count}} Tage',
  },
  admin: {
    deleteError:
      'Die Datei konnte nicht gelöscht werden. Bitte versucht es noch einmal.',
    bulkDeleteError:
      'Die ausgewählten Dateien konnten nicht gelöscht werden. Bitte versucht es noch einmal.',
    bulkDownloadError:
      'Die ausgewählten Dateien konnten nicht heruntergeladen werden. Bitte versucht es noch einmal.',
    downloadTimeoutError:
      'Das Herunterladen hat zu lange gedauert. Bitte wählt weniger Dateien aus und versucht es noch einmal.',
    tooManyFiles_one:
      'Ihr habt {{count}} Datei ausgewählt; auf einmal lassen sich höchstens {{max}} herunterladen.',
    tooManyFiles_other:
      'Ihr habt {{count}} Dateien ausgewählt; auf einmal lassen sich höchstens {{max}} herunterladen.',
    bulkDownloadLimit:
      'Das sind zu viele Dateien für einen Download. Bitte wählt weniger aus.',
    tooManyRequests:
      'Im Moment gibt es zu viele Downloads. Bitte wartet kurz und versucht es dann noch einmal.',
    configurationError:
      'Es liegt ein Konfigurationsfehler vor. Bitte gebt uns Bescheid.',
  },
  viewer: {
    by: 'Von',
    table: 'Tisch',
    takenAt: 'Aufgenommen',
    addedAt: 'Hinzugefügt',
    fileSize: 'Größe',
    camera: 'Kamera',
    fileName: 'Datei',
    endSlideshow: 'Diashow beenden',
    pace: 'Tempo',
    seconds_one: '{{count}} Sekunde',
    seconds_other: '{{count}} Sekunden',
    shuffled: 'Gemischt',
    notes: 'Nachrichten',
    sound: 'Videoton',
  },
} satisfies ChoicesMessages;
