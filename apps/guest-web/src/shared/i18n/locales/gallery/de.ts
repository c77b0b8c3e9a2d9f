import type { GalleryMessages } from '../../messages';

export const messages = {
  gallery: {
    loading: 'Eure Erinnerungen werden geöffnet …',
    empty: 'Noch keine Fotos oder Videos.',
    emptyHint: 'Was eure Gäste teilen, erscheint hier.',
    noHashExample: 'Eine vollständige Adresse sieht so aus:',
    items: 'Fotos und Videos',
    photo: 'Foto',
    video: 'Video',
    from: 'Von {{name}}',
    view: 'Ansehen',
    download: 'Herunterladen',
    remove: 'Löschen',
    cannotShow: 'Diese Datei kann hier nicht angezeigt werden.',
    cannotOpen:
      'Diese Datei ließ sich nicht öffnen. Das Original könnt ihr trotzdem herunterladen.',
    incomplete: 'Datei unvollständig',
    preparing: 'Wird vorbereitet …',
    arrivals_one: '{{count}} neu',
    arrivals_other: '{{count}} neu',
    busy: 'Wird bearbeitet …',
    count_one: '{{count}} Erinnerung',
    count_other: '{{count}} Erinnerungen',
    selectAll: 'Alle auswählen',
    clearSelection: 'Auswahl aufheben',
    selected_one: '{{count}} ausgewählt',
    selected_other: '{{count}} ausgewählt',
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
    restored_one: '{{count}} Datei ist wieder da.',
    restored_other: '{{count}} Dateien sind wieder da.',
    nothingMissing: 'Es fehlt nichts: Alles ist in der Galerie.',
    restoreError:
      'Das Wiederherstellen hat nicht geklappt. Bitte versucht es noch einmal.',
    viewOnly:
      'Ihr könnt alles ansehen und herunterladen; löschen kann nur das Brautpaar.',
    linkEnded: 'Dieser Link gilt nicht mehr.',
    linkEndedHint:
      'Bitte fragt die Person, von der ihr ihn habt, nach dem neuen.',
    linkUnknown: 'Dieser Link führt zu keiner Galerie.',
    linkUnknownHint:
      'Vielleicht ist er unvollständig oder wurde durch einen neuen ersetzt. Bitte fragt die Person, von der ihr ihn habt.',
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
    all: 'Alles herunterladen',
    keptUntil:
      'Die Dateien werden bis zum {{day}} aufbewahrt. Ladet sie vorher herunter.',
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
    again: 'Neu vorbereiten',
    found: 'Euer Download ist fertig',
    foundPreparing: 'Euer Download wird vorbereitet, {{percent}}',
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
  admin: {
    error: 'Beim Laden der Fotos und Videos ist ein Fehler aufgetreten.',
    offline: 'Keine Verbindung. Bitte prüft euer Internet.',
    slow: 'Die Antwort hat zu lange gedauert.',
    deleteError:
      'Die Datei konnte nicht gelöscht werden. Bitte versucht es noch einmal.',
    downloadError:
      'Die Datei konnte nicht heruntergeladen werden. Bitte versucht es noch einmal.',
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
    connectionProblem:
      'Keine Verbindung. Bitte prüft euer Internet und versucht es noch einmal.',
    noHash: 'In dieser Adresse fehlt die Nummer der Galerie.',
  },
  player: {
    play: 'Abspielen',
    pause: 'Pause',
    seek: 'Im Video springen',
    position: '{{time}} von {{duration}}',
    mute: 'Ton aus',
    unmute: 'Ton an',
    volume: 'Lautstärke',
    fullScreen: 'Vollbild',
  },
  viewer: {
    filter: 'Anzeigen',
    all: 'Alle',
    images: 'Fotos',
    videos: 'Videos',
    slowHint: 'Videos laden wegen ihrer hohen Qualität möglicherweise langsam.',
    emptyAll: 'Für diese Hochzeit gibt es noch keine Fotos oder Videos',
    emptyImages: 'Für diese Hochzeit gibt es noch keine Fotos',
    emptyVideos: 'Für diese Hochzeit gibt es noch keine Videos',
    videoFailed: 'Das Video konnte nicht geladen werden',
    previous: 'Zurück',
    next: 'Weiter',
    position: '{{index}} von {{count}}',
    wholeNote: 'Die ganze Nachricht',
  },
} satisfies GalleryMessages;
