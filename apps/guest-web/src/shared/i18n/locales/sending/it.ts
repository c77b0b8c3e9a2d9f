import type { SendingMessages } from '../../messages';

export const messages = {
  upload: {
    demo: {
      text: 'Questa è una pagina di esempio: nessun file scelto viene inviato. I vostri invitati la vedranno con i vostri nomi.',
      gallery: 'Aprite la galleria di esempio',
    },
    noPreview: 'Nessun file valido per l’anteprima',
    connectionIssue: 'Problema di connessione. Ricarica la pagina e riprova.',
    files: 'I file che hai inviato',
    keepOpen: 'Tieni aperta questa pagina fino alla fine.',
    offline:
      'Sei offline. L’invio riprenderà da solo appena torna la connessione.',
    busy: 'In questo momento stanno inviando in tanti. L’invio riprende da solo quando tocca a te.',
    timeLeft: 'ancora circa {{minutes}} min',
    status: {
      sending: 'Invio in corso',
      queued: 'In coda',
      waiting: 'In attesa',
      finishing: 'Salvataggio',
      done: 'Al sicuro',
      failed: 'Non inviato',
    },
    failedFiles: 'Alcuni file non sono stati caricati:',
    failedAdvice: 'Riprova o controlla la dimensione del file.',
    goesAgain: 'Lascia aperta questa pagina: l’invio verrà ritentato da solo.',
    emptyFiles_one: 'File vuoto, non inviato: {{names}}',
    emptyFiles_many: 'File vuoti, non inviati: {{names}}',
    emptyFiles_other: 'File vuoti, non inviati: {{names}}',
    crashed: 'Errore durante il caricamento: {{message}}',
    retryAll: 'Riprova tutti',
    retryOne: 'Riprova: {{name}}',
    dismissOne: 'Togli dall’elenco: {{name}}',
    pending_one: 'Uno dei tuoi file non è ancora arrivato.',
    pending_many: '{{count}} dei tuoi file non sono ancora arrivati.',
    pending_other: '{{count}} dei tuoi file non sono ancora arrivati.',
    pendingContinues: 'Riprendiamo da dove ci eravamo fermati.',
    pendingPickAgain: 'Scegli di nuovo questi file: {{names}}',
    alreadySent: 'Già inviato',
    mine: {
      open: 'I miei invii',
      unavailable: 'Impossibile aprire l’elenco. Riprova.',
    },
    note: {
      title: 'Lascia anche un pensiero',
      name: 'Il tuo nome',
      text: 'Il tuo messaggio',
      file: 'File scelto',
      confirm: 'Carica con nota',
      optional: 'Se preferisci, puoi lasciarli vuoti.',
    },
  },
  errors: {
    timeout: 'Tempo di connessione scaduto',
    tooLarge: 'Il file è troppo grande',
    failed: 'Caricamento non riuscito',
    fileTakenBack:
      'Il telefono non dà più accesso a questo file; sceglilo di nuovo.',
    unsupported_media:
      'Si possono caricare solo foto e video in formati comuni, come JPEG, HEIC e MP4',
    uploads_disabled: 'Gli sposi non hanno ancora attivato i caricamenti',
    wedding_not_found: 'Non abbiamo trovato questo matrimonio.',
    upload_not_found: 'Caricamento non trovato, invia di nuovo il file',
    upload_incomplete: 'Alcune parti del file non sono ancora arrivate',
    upload_busy: 'Il file è ancora in preparazione, riprova',
    too_many_requests: 'Troppe richieste, attendi un momento',
    service_unavailable:
      'Il servizio è momentaneamente non disponibile, riprova',
    wedding_day_full:
      'Questo matrimonio ha ricevuto il massimo di file possibile in 24 ore, riprova più tardi',
    storage_full: 'Lo spazio è esaurito, il file non è stato salvato',
    slice_conflict:
      'Questa parte del file è già stata inviata con un contenuto diverso',
    upload_mismatch: 'Questo caricamento appartiene a un altro file',
    slice_in_progress: 'Questa parte del file è ancora in arrivo, riprova',
    validation_failed: 'I dati inviati non sono validi',
    empty_file: 'Il file è vuoto',
    file_missing: 'Nessun file inviato',
    slice_off_grid: 'Una parte del file non è valida',
    bytes_damaged: 'Il file si è danneggiato durante l’invio; invialo di nuovo',
    internal_error: 'Si è verificato un errore imprevisto',
  },
} satisfies SendingMessages;
