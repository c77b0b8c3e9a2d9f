import type { GalleryMessages } from '../../messages';

export const messages = {
  gallery: {
    loading: 'Stiamo aprendo i vostri ricordi…',
    empty: 'Ancora nessuna foto e nessun video.',
    emptyHint: 'Ciò che gli invitati condividono apparirà qui.',
    noHashExample: 'Un indirizzo completo è fatto così:',
    items: 'Foto e video',
    photo: 'Foto',
    video: 'Video',
    from: 'Da {{name}}',
    view: 'Apri',
    download: 'Scarica',
    remove: 'Elimina',
    cannotShow: 'Questo file non può essere mostrato qui.',
    cannotOpen:
      'Non è stato possibile aprire questo file. Potete comunque scaricare l’originale.',
    incomplete: 'File incompleto',
    preparing: 'In preparazione…',
    arrivals_one: '{{count}} nuovo',
    arrivals_many: '{{count}} nuovi',
    arrivals_other: '{{count}} nuovi',
    busy: 'Elaborazione…',
    count_one: '{{count}} ricordo',
    count_many: '{{count}} di ricordi',
    count_other: '{{count}} ricordi',
    selectAll: 'Seleziona tutto',
    clearSelection: 'Annulla selezione',
    selected_one: '{{count}} selezionato',
    selected_many: '{{count}} selezionati',
    selected_other: '{{count}} selezionati',
    downloadSelected: 'Scarica selezione',
    downloading: 'Download {{percent}}',
    downloaded: 'Completato {{percent}}',
    downloadAgain: 'Riprova il download',
    deleteSelected: 'Elimina selezione',
    confirmRemove: 'Eliminare “{{name}}”?',
    confirmRemoveMany_one: 'Eliminare il file selezionato?',
    confirmRemoveMany_many: 'Eliminare {{count}} di file selezionati?',
    confirmRemoveMany_other: 'Eliminare i {{count}} file selezionati?',
    removed: '“{{name}}” è stato eliminato.',
    removedMany_one: '{{count}} file eliminato.',
    removedMany_many: '{{count}} di file eliminati.',
    removedMany_other: '{{count}} file eliminati.',
    restored_one: '{{count}} file ripristinato.',
    restored_many: '{{count}} di file ripristinati.',
    restored_other: '{{count}} file ripristinati.',
    nothingMissing: 'Non manca nulla: è tutto nella galleria.',
    restoreError: 'Ripristino non riuscito. Riprovate.',
    viewOnly:
      'Potete guardare e scaricare tutto; solo gli sposi possono eliminare.',
    linkEnded: 'Questo link non è più valido.',
    linkEndedHint: 'Chiedete quello nuovo a chi ve lo ha inviato.',
    linkUnknown: 'Questo link non apre nessuna galleria.',
    linkUnknownHint:
      'Forse è incompleto o è stato sostituito da uno nuovo. Chiedete a chi ve lo ha inviato.',
    guestLink: {
      title: 'Il link per i vostri invitati:',
      copy: 'Copia il link',
      copied: 'Link copiato.',
      notCopied:
        'Non è stato possibile copiare il link. Selezionatelo e copiatelo.',
      code: 'Codice QR con il link per i vostri invitati',
    },
    celebration: {
      title: 'Tanta felicità a voi due',
      subtitle: 'Quel giorno, visto con gli occhi di chi vi vuole bene',
      message_one: '{{count}} ricordo vi aspetta.',
      message_many: '{{count}} di ricordi vi aspettano.',
      message_other: '{{count}} ricordi vi aspettano.',
      loading: 'I vostri ricordi stanno arrivando…',
      ready: 'I vostri ricordi sono pronti.',
    },
  },
  downloads: {
    all: 'Scarica tutto',
    keptUntil:
      'I file sono conservati fino al {{day}}. Scaricateli prima di allora.',
    title: 'Il vostro download',
    contents_one: '{{count}} file, {{size}}',
    contents_many: '{{count}} di file, {{size}}',
    contents_other: '{{count}} file, {{size}}',
    now: 'Scarica ora',
    resume:
      'Se la connessione cade, potete riprendere da dove si era fermato dall’elenco dei download del browser.',
    preparingLabel: 'Preparazione',
    preparing:
      'In preparazione, {{percent}}. Non serve aspettare: potete già scaricare.',
    ready: 'Pronto.',
    unprepared:
      'Non è stato possibile prepararlo in anticipo; potete comunque scaricarlo.',
    until: 'Disponibile qui fino al giorno {{day}}.',
    expired: 'Questo download è scaduto.',
    filesDeleted:
      'Uno dei file è stato eliminato, perciò questo download non è più disponibile.',
    linkEnded:
      'Il link della galleria è stato sostituito, perciò questo download è terminato.',
    gone_one:
      '{{count}} file nel frattempo è stato eliminato e non è nel download.',
    gone_many:
      '{{count}} di file nel frattempo sono stati eliminati e non sono nel download.',
    gone_other:
      '{{count}} file nel frattempo sono stati eliminati e non sono nel download.',
    again: 'Prepara di nuovo',
    found: 'Il vostro download è pronto',
    foundPreparing: 'Il vostro download è in preparazione, {{percent}}',
    mailLabel: 'Volete un’e-mail quando è pronto?',
    mailPlaceholder: 'Il vostro indirizzo e-mail',
    mailSend: 'Avvisatemi',
    mailNoted: 'Scriveremo a {{email}} quando sarà pronto.',
    mailInvalid: 'Inserite un indirizzo e-mail valido.',
    mailUnavailable:
      'Al momento non possiamo inviare e-mail. Il download resta comunque qui.',
    confirm_one: 'Verrà scaricato {{count}} file. Continuare?',
    confirm_many: 'Verranno scaricati {{count}} di file. Continuare?',
    confirm_other: 'Verranno scaricati {{count}} file. Continuare?',
    confirmLarge_one:
      'Verrà scaricato {{count}} file: potrebbe volerci qualche minuto. Continuare?',
    confirmLarge_many:
      'Verranno scaricati {{count}} di file: potrebbe volerci qualche minuto. Continuare?',
    confirmLarge_other:
      'Verranno scaricati {{count}} file: potrebbe volerci qualche minuto. Continuare?',
    confirmVeryLarge_one:
      '{{count}} file: il download è molto grande. Vi consigliamo di eliminare prima le foto che non volete. Scaricare comunque?',
    confirmVeryLarge_many:
      '{{count}} di file: il download è molto grande. Vi consigliamo di eliminare prima le foto che non volete. Scaricare comunque?',
    confirmVeryLarge_other:
      '{{count}} file: il download è molto grande. Vi consigliamo di eliminare prima le foto che non volete. Scaricare comunque?',
  },
  admin: {
    error: 'Si è verificato un errore nel caricare foto e video.',
    offline: 'Connessione assente. Controllate la rete.',
    slow: 'La risposta ha impiegato troppo tempo.',
    deleteError: 'Il file non è stato eliminato. Riprovate.',
    downloadError: 'Il file non è stato scaricato. Riprovate.',
    bulkDeleteError: 'I file selezionati non sono stati eliminati. Riprovate.',
    bulkDownloadError:
      'I file selezionati non sono stati scaricati. Riprovate.',
    downloadTimeoutError:
      'Il download ha richiesto troppo tempo. Selezionate meno file e riprovate.',
    tooManyFiles_one:
      'Avete selezionato {{count}} file; se ne possono scaricare al massimo {{max}} alla volta.',
    tooManyFiles_many:
      'Avete selezionato {{count}} di file; se ne possono scaricare al massimo {{max}} alla volta.',
    tooManyFiles_other:
      'Avete selezionato {{count}} file; se ne possono scaricare al massimo {{max}} alla volta.',
    bulkDownloadLimit:
      'Sono troppi file per un solo download. Selezionatene di meno.',
    tooManyRequests:
      'Troppe richieste di download in questo momento. Attendete un po’ e riprovate.',
    configurationError: 'C’è un errore di configurazione. Fatecelo sapere.',
    connectionProblem: 'Connessione assente. Controllate la rete e riprovate.',
    noHash: 'In questo indirizzo manca il numero della galleria.',
  },
  player: {
    play: 'Riproduci',
    pause: 'Pausa',
    seek: 'Scorri il video',
    position: '{{time}} di {{duration}}',
    mute: 'Disattiva audio',
    unmute: 'Attiva audio',
    volume: 'Volume',
    fullScreen: 'Schermo intero',
  },
  viewer: {
    filter: 'Mostra',
    all: 'Tutto',
    images: 'Foto',
    videos: 'Video',
    slowHint:
      'I video possono caricarsi lentamente perché sono di alta qualità.',
    emptyAll: 'Nessuna foto e nessun video per questo matrimonio',
    emptyImages: 'Nessuna foto per questo matrimonio',
    emptyVideos: 'Nessun video per questo matrimonio',
    videoFailed: 'Impossibile caricare il video',
    previous: 'Precedente',
    next: 'Successivo',
    position: '{{index}} di {{count}}',
    wholeNote: 'Messaggio completo',
  },
} satisfies GalleryMessages;
