import type { SendingMessages } from '../../messages';

export const messages = {
  upload: {
    demo: {
      text: 'Dit is een voorbeeldpagina: geen enkel gekozen bestand wordt verstuurd. Jullie gasten zien deze pagina met jullie namen.',
      gallery: 'Voorbeeldgalerij openen',
    },
    noPreview: 'Geen geldig bestand voor een voorbeeld gevonden',
    connectionIssue:
      'Er is een verbindingsprobleem. Vernieuw de pagina en probeer het opnieuw.',
    connectionRetry:
      'Er is nu geen verbinding. Het wordt vanzelf opnieuw geprobeerd; houd deze pagina gewoon open.',
    files: 'De bestanden die je stuurde',
    keepOpen: 'Houd deze pagina open tot alles verstuurd is.',
    otherTab: 'Het versturen gaat door in je andere tabblad.',
    offline: 'Geen verbinding. Zodra die terug is, gaat het vanzelf verder.',
    busy: 'Veel gasten sturen nu tegelijk. Het gaat vanzelf verder zodra je aan de beurt bent.',
    timeLeft: 'nog ongeveer {{minutes}} min',
    status: {
      sending: 'Wordt verstuurd',
      queued: 'In de wachtrij',
      waiting: 'Wachten',
      finishing: 'Wordt bewaard',
      done: 'Veilig bewaard',
      failed: 'Niet verstuurd',
    },
    failedFiles: 'Sommige bestanden konden niet worden geüpload:',
    failedAdvice: 'Probeer het opnieuw of controleer de bestandsgrootte.',
    goesAgain:
      'Als je deze pagina open laat, wordt het ook vanzelf opnieuw geprobeerd.',
    emptyFiles_one: 'Leeg bestand, niet verstuurd: {{names}}',
    emptyFiles_other: 'Lege bestanden, niet verstuurd: {{names}}',
    crashed: 'Er ging iets mis tijdens het uploaden: {{message}}',
    retryAll: 'Alles opnieuw proberen',
    retryOne: 'Opnieuw proberen: {{name}}',
    dismissOne: 'Van de lijst halen: {{name}}',
    pending_one: 'Een van je bestanden is nog niet aangekomen.',
    pending_other: '{{count}} van je bestanden zijn nog niet aangekomen.',
    pendingContinues: 'We gaan verder waar we gebleven waren.',
    pendingPickAgain: 'Kies deze nog een keer: {{names}}',
    alreadySent: 'Al gestuurd',
    repeated_one: '{{count}} hiervan had je al gestuurd.',
    repeated_other: '{{count}} hiervan had je al gestuurd.',
    addMore: 'Meer toevoegen',
    seeAlbum: 'Bekijk het album',
    mine: {
      open: 'Mijn bestanden',
      unavailable: 'De lijst kon niet worden geopend. Probeer het nog eens.',
    },
    note: {
      title: 'Laat ook een berichtje achter',
      name: 'Je naam',
      text: 'Je bericht',
      file: 'Gekozen bestand',
      files_one: '{{count}} bestand gekozen',
      files_other: '{{count}} bestanden gekozen',
      more: 'Meer bestanden met dit bericht',
      confirm: 'Uploaden met bericht',
      optional: 'Je mag deze velden leeg laten.',
    },
  },
  errors: {
    timeout: 'De verbinding duurde te lang',
    tooLarge: 'Het bestand is te groot',
    failed: 'Het uploaden is mislukt',
    fileTakenBack:
      'Je telefoon geeft dit bestand niet meer vrij; kies het opnieuw.',
    unsupported_media:
      'Alleen foto’s en video’s in gangbare formaten, zoals JPEG, HEIC en MP4, kunnen worden geüpload',
    uploads_disabled: '$t(upload.disabled)',
    wedding_not_found: '$t(upload.pathErrors.unknown)',
    upload_not_found: 'Deze upload is niet gevonden, stuur het bestand opnieuw',
    upload_incomplete: 'Sommige delen van het bestand zijn nog niet aangekomen',
    upload_busy: 'Het bestand wordt nog klaargezet, probeer het opnieuw',
    too_many_requests: 'Te veel verzoeken, wacht even',
    service_unavailable:
      'De dienst is even niet beschikbaar, probeer het opnieuw',
    wedding_day_full:
      'Voor deze bruiloft is het maximum van 24 uur bereikt, probeer het later opnieuw',
    storage_full: 'De opslag is vol, het bestand kon niet worden bewaard',
    slice_conflict:
      'Dit deel van het bestand is al met een andere inhoud verstuurd',
    upload_mismatch: 'Deze upload hoort bij een ander bestand',
    slice_in_progress:
      'Dit deel van het bestand wordt nu ontvangen, probeer het opnieuw',
    validation_failed: 'De verstuurde gegevens zijn ongeldig',
    empty_file: 'Het bestand is leeg',
    file_missing: 'Er is geen bestand verstuurd',
    slice_off_grid: 'Een deel van het bestand is ongeldig',
    bytes_damaged: 'Het bestand is onderweg beschadigd; stuur het opnieuw',
    internal_error: 'Er is een onverwachte fout opgetreden',
  },
} satisfies SendingMessages;
