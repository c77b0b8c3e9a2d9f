import type { GalleryMessages } from '../../messages';

export const messages = {
  gallery: {
    loading: 'Jullie herinneringen worden geopend…',
    empty: 'Nog geen foto’s of video’s.',
    emptyHint: 'Wat jullie gasten delen, verschijnt hier.',
    noHashExample: 'Een volledig adres ziet er zo uit:',
    items: 'Foto’s en video’s',
    photo: 'Foto',
    video: 'Video',
    from: 'Van {{name}}',
    view: 'Bekijken',
    download: 'Downloaden',
    remove: 'Verwijderen',
    cannotShow: 'Dit bestand kan hier niet worden getoond.',
    cannotOpen:
      'Dit bestand kon niet worden geopend. Het origineel kunnen jullie wel downloaden.',
    incomplete: 'Bestand onvolledig',
    preparing: 'Wordt voorbereid…',
    arrivals_one: '{{count}} nieuw',
    arrivals_other: '{{count}} nieuw',
    busy: 'Bezig…',
    count_one: '{{count}} herinnering',
    count_other: '{{count}} herinneringen',
    selectAll: 'Alles kiezen',
    clearSelection: 'Selectie wissen',
    selected_one: '{{count}} gekozen',
    selected_other: '{{count}} gekozen',
    downloadSelected: 'Selectie downloaden',
    downloading: 'Downloaden {{percent}}',
    downloaded: 'Klaar {{percent}}',
    downloadAgain: 'Opnieuw proberen',
    deleteSelected: 'Selectie verwijderen',
    confirmRemove: '“{{name}}” verwijderen?',
    confirmRemoveMany_one: 'Het geselecteerde bestand verwijderen?',
    confirmRemoveMany_other:
      'De {{count}} geselecteerde bestanden verwijderen?',
    removed: '“{{name}}” is verwijderd.',
    removedMany_one: '{{count}} bestand is verwijderd.',
    removedMany_other: '{{count}} bestanden zijn verwijderd.',
    restored_one: '{{count}} bestand is terug.',
    restored_other: '{{count}} bestanden zijn terug.',
    nothingMissing: 'Er ontbreekt niets: alles staat in de galerij.',
    restoreError: 'Terugzetten is niet gelukt. Probeer het opnieuw.',
    viewOnly:
      'Jullie kunnen alles bekijken en downloaden; alleen het bruidspaar kan verwijderen.',
    linkEnded: 'Deze link werkt niet meer.',
    linkEndedHint: 'Vraag de nieuwe aan degene die hem heeft gestuurd.',
    linkUnknown: 'Deze link opent geen galerij.',
    linkUnknownHint:
      'Misschien is hij onvolledig of door een nieuwe vervangen. Vraag het aan degene die hem heeft gestuurd.',
    guestLink: {
      title: 'De link voor jullie gasten:',
      copy: 'Link kopiëren',
      copied: 'De link is gekopieerd.',
      notCopied:
        'De link kon niet worden gekopieerd. Selecteer en kopieer hem zelf.',
      code: 'QR-code met de link voor jullie gasten',
    },
    celebration: {
      title: 'Veel geluk samen',
      subtitle: 'Die dag, door de ogen van wie van jullie houden',
      message_one: '{{count}} herinnering wacht op jullie.',
      message_other: '{{count}} herinneringen wachten op jullie.',
      loading: 'Jullie herinneringen worden geladen…',
      ready: 'Jullie herinneringen staan klaar.',
    },
  },
  downloads: {
    all: 'Alles downloaden',
    keptUntil:
      'De bestanden worden bewaard tot {{day}}. Download ze vóór die datum.',
    title: 'Jullie download',
    contents_one: '{{count}} bestand, {{size}}',
    contents_other: '{{count}} bestanden, {{size}}',
    now: 'Nu downloaden',
    resume:
      'Valt de verbinding weg, dan gaan jullie in de downloadlijst van de browser verder waar hij stopte.',
    preparingLabel: 'Voorbereiding',
    preparing:
      'Wordt voorbereid, {{percent}}. Wachten hoeft niet: downloaden kan nu al.',
    ready: 'Klaar.',
    unprepared:
      'Vooraf klaarzetten is niet gelukt, maar downloaden kan gewoon.',
    until: 'Beschikbaar tot en met {{day}}.',
    expired: 'Deze download is verlopen.',
    filesDeleted:
      'Een van de bestanden is verwijderd, daarom is deze download niet meer beschikbaar.',
    linkEnded:
      'De link naar de galerij is vernieuwd, daarom is deze download beëindigd.',
    gone_one:
      '{{count}} bestand is intussen verwijderd en zit niet in de download.',
    gone_other:
      '{{count}} bestanden zijn intussen verwijderd en zitten niet in de download.',
    again: 'Opnieuw klaarzetten',
    found: 'Jullie download staat klaar',
    foundPreparing: 'Jullie download wordt voorbereid, {{percent}}',
    mailLabel: 'Zullen we jullie mailen als hij klaar is?',
    mailPlaceholder: 'Jullie e-mailadres',
    mailSend: 'Stuur een mailtje',
    mailNoted: 'We mailen naar {{email}} zodra hij klaar is.',
    mailInvalid: 'Vul een geldig e-mailadres in.',
    mailUnavailable:
      'We kunnen nu geen e-mail versturen. De download blijft hier staan.',
    confirm_one: 'Er wordt {{count}} bestand gedownload. Doorgaan?',
    confirm_other: 'Er worden {{count}} bestanden gedownload. Doorgaan?',
    confirmLarge_one:
      '{{count}} bestand: de download is groot en kan enkele minuten duren. Doorgaan?',
    confirmLarge_other:
      '{{count}} bestanden: de download is groot en kan enkele minuten duren. Doorgaan?',
    confirmVeryLarge_one:
      '{{count}} bestand: de download is erg groot. Verwijder liever eerst de foto’s die jullie niet willen houden. Toch downloaden?',
    confirmVeryLarge_other:
      '{{count}} bestanden: de download is erg groot. Verwijder liever eerst de foto’s die jullie niet willen houden. Toch downloaden?',
  },
  admin: {
    error: 'Er ging iets mis bij het laden van de foto’s en video’s.',
    offline: 'Geen verbinding. Controleer het internet.',
    slow: 'Het antwoord duurde te lang.',
    deleteError: 'Het bestand kon niet worden verwijderd. Probeer het opnieuw.',
    downloadError:
      'Het bestand kon niet worden gedownload. Probeer het opnieuw.',
    bulkDeleteError:
      'De geselecteerde bestanden konden niet worden verwijderd. Probeer het opnieuw.',
    bulkDownloadError:
      'De geselecteerde bestanden konden niet worden gedownload. Probeer het opnieuw.',
    downloadTimeoutError:
      'Het downloaden duurde te lang. Selecteer minder bestanden en probeer het opnieuw.',
    tooManyFiles_one:
      'Jullie hebben {{count}} bestand geselecteerd; er kunnen er hoogstens {{max}} tegelijk worden gedownload.',
    tooManyFiles_other:
      'Jullie hebben {{count}} bestanden geselecteerd; er kunnen er hoogstens {{max}} tegelijk worden gedownload.',
    bulkDownloadLimit:
      'Dit zijn te veel bestanden voor één download. Selecteer er minder.',
    tooManyRequests:
      'Er zijn op dit moment te veel downloads. Wacht even en probeer het opnieuw.',
    configurationError: 'Er is een configuratiefout. Laat het ons weten.',
    connectionProblem:
      'Geen verbinding. Controleer het internet en probeer het opnieuw.',
    noHash: 'In dit adres ontbreekt het nummer van de galerij.',
  },
  player: {
    play: 'Afspelen',
    pause: 'Pauze',
    seek: 'Spoelen',
    position: '{{time}} van {{duration}}',
    mute: 'Geluid uit',
    unmute: 'Geluid aan',
    volume: 'Volume',
    fullScreen: 'Volledig scherm',
  },
  viewer: {
    filter: 'Tonen',
    all: 'Alles',
    images: 'Foto’s',
    videos: 'Video’s',
    slowHint: 'Video’s kunnen door hun hoge kwaliteit langzaam laden.',
    emptyAll: 'Geen foto’s of video’s gevonden voor deze bruiloft',
    emptyImages: 'Geen foto’s gevonden voor deze bruiloft',
    emptyVideos: 'Geen video’s gevonden voor deze bruiloft',
    videoFailed: 'De video kon niet worden geladen',
    previous: 'Vorige',
    next: 'Volgende',
    position: '{{index}} van {{count}}',
    wholeNote: 'Het hele bericht',
  },
} satisfies GalleryMessages;
