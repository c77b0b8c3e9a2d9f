import type { Messages } from '../messages';

export const messages = {
  common: {
    cancel: 'Annulla',
    close: 'Chiudi',
    retry: 'Riprova',
    reload: 'Ricarica la pagina',
    loading: 'Caricamento…',
    language: 'Lingua',
    undo: 'Annulla eliminazione',
    toDark: 'Passa al tema scuro',
    toLight: 'Passa al tema chiaro',
    privacy: 'Informativa sulla privacy',
  },
  upload: {
    preparing: 'Stiamo preparando i tuoi ricordi…',
    pathErrors: {
      missing: 'Questo link non è valido.',
      unknown: 'Non abbiamo trovato questo matrimonio.',
      noInfo: 'Non è stato possibile leggere i dati del matrimonio.',
      infoFailed:
        'Si è verificato un errore durante la lettura dei dati del matrimonio.',
      checkFailed: 'Si è verificato un errore durante la verifica del link.',
    },
    goingHome: 'Tra poco tornerai alla pagina iniziale.',
    heading: 'Condividi i tuoi ricordi',
    invitation:
      'Le tue foto e i tuoi video sono il regalo più bello di questo giorno. Senza app, senza registrazione.',
    uploadFiles: 'Carica foto/video',
    uploadWithNote: 'Carica con messaggio',
    disabled: 'Gli sposi non hanno ancora attivato i caricamenti',
    pickerBusy: 'Il telefono sta preparando le foto…',
    progress: 'Salvati: {{done}} su {{total}}',
    saved_one: '{{count}} ricordo al sicuro. Grazie!',
    saved_many: '{{count}} di ricordi al sicuro. Grazie!',
    saved_other: '{{count}} ricordi al sicuro. Grazie!',
    partlySaved: 'Salvati: {{done}}. Non inviati: {{failed}}.',
    notSent_one: '{{count}} file non inviato.',
    notSent_many: '{{count}} di file non inviati.',
    notSent_other: '{{count}} file non inviati.',
    note: {
      unavailable: 'Impossibile aprire il riquadro del messaggio: {{name}}',
      without: 'Carica senza messaggio',
    },
    links: { label: 'Contatti', messenger: 'Scrivici', social: 'Seguici' },
  },
  errors: {
    crashTitle: 'Qualcosa è andato storto',
    crashText:
      'Ciò che risulta salvato è al sicuro. Ricarica la pagina per continuare.',
    crashReload: 'Ricarica la pagina per continuare.',
  },
} satisfies Messages;
