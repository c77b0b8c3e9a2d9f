import type { Messages } from '../messages';

export const messages = {
  common: {
    cancel: 'Annuleren',
    close: 'Sluiten',
    retry: 'Opnieuw proberen',
    reload: 'Pagina vernieuwen',
    loading: 'Laden…',
    language: 'Taal',
    undo: 'Ongedaan maken',
    toDark: 'Donkere weergave',
    toLight: 'Lichte weergave',
    privacy: 'Privacyverklaring',
  },
  upload: {
    preparing: 'Je herinneringen worden klaargezet…',
    pathErrors: {
      missing: 'Deze link is niet geldig.',
      unknown: 'We hebben deze bruiloft niet gevonden.',
      noInfo: 'De gegevens van de bruiloft konden niet worden gelezen.',
      infoFailed:
        'Er ging iets mis bij het lezen van de gegevens van de bruiloft.',
      checkFailed: 'Er ging iets mis bij het controleren van de link.',
    },
    goingHome: 'Je gaat zo terug naar de startpagina.',
    heading: 'Deel je herinneringen',
    invitation:
      'Je foto’s en video’s zijn het mooiste cadeau van deze dag. Geen app, geen account.',
    uploadFiles: 'Foto/video uploaden',
    uploadWithNote: 'Uploaden met bericht',
    disabled: 'Het bruidspaar heeft uploaden nog niet aangezet',
    pickerBusy: 'Je telefoon maakt de foto’s klaar…',
    progress: '{{done}} van {{total}} bewaard',
    saved_one: '{{count}} herinnering is veilig bewaard. Dank je wel!',
    saved_other: '{{count}} herinneringen zijn veilig bewaard. Dank je wel!',
    partlySaved: '{{done}} bewaard, {{failed}} niet verstuurd.',
    notSent_one: '{{count}} bestand is niet verstuurd.',
    notSent_other: '{{count}} bestanden zijn niet verstuurd.',
    note: {
      unavailable: 'Het berichtvenster kon niet worden geopend: {{name}}',
      without: 'Uploaden zonder bericht',
    },
    links: {
      label: 'Contact',
      messenger: 'Stuur een bericht',
      social: 'Volg ons',
    },
  },
  errors: {
    crashTitle: 'Er ging iets mis',
    crashText:
      'Wat als bewaard is gemarkeerd, is veilig. Vernieuw de pagina om verder te gaan.',
    crashReload: 'Vernieuw de pagina om verder te gaan.',
  },
} satisfies Messages;
