import type { MarketingMessages } from '../../messages';

export const messages = {
  meta: {
    home: {
      title: '{{brand}} · Tutte le foto del matrimonio in un solo posto',
      description:
        'Gli invitati inquadrano il QR code sul tavolo e vi inviano foto e video. Senza app, senza registrazione, in qualità originale.',
    },
    howItWorks: {
      title: 'Come funziona · {{brand}}',
      description:
        'La vostra pagina in quattro passi: ci scrivete, prepariamo tutto, gli invitati inquadrano il codice.',
    },
    pricing: {
      title: 'Prezzo · {{brand}}',
      description:
        'Un solo pagamento per tutti gli eventi: pagina personale, cartoncino su misura, QR code e caricamenti illimitati.',
    },
    links: {
      title: 'Link · {{brand}}',
      description: 'Ci trovate per messaggio, per e-mail o sui social.',
    },
    contact: {
      title: 'Contatti · {{brand}}',
      description: 'Diteci la data delle nozze e vi risponderemo presto.',
    },
    privacy: {
      title: 'Informativa sulla privacy · {{brand}}',
      description:
        'Chi conserva i vostri dati personali, perché e per quanto tempo.',
    },
    notFound: { title: 'Pagina non trovata · {{brand}}' },
  },
  nav: {
    label: 'Menu principale',
    skip: 'Vai al contenuto',
    menu: 'Menu',
    language: 'Lingua',
    howItWorks: 'Come funziona',
    features: 'Vantaggi',
    testimonials: 'Recensioni',
    pricing: 'Prezzo',
    contact: 'Contatti',
    links: 'Link',
  },
  call: {
    order: 'Provatelo gratis',
    messenger: 'Mandateci un messaggio',
    social: 'Scriveteci sui social',
    form: 'Modulo di contatto',
    on: 'Scriveteci su {{name}}',
  },
  hero: {
    title: 'Il vostro matrimonio, visto dagli invitati',
    text: 'Chi inquadra il QR code sul tavolo vi lascia le sue foto e i suoi video in pochi secondi. Senza app, senza registrazione.',
    how: 'Scoprite come funziona',
    note: 'Prima provate gratis, poi decidete.',
    art: 'Un cartoncino con QR code su una tavola apparecchiata, accanto un telefono con la pagina di Chiara e Matteo',
  },
  steps: {
    title: 'Tre passi, tutti i ricordi',
    items: {
      order: {
        title: 'Scriveteci',
        text: 'Diteci i nomi e la data: il cartoncino lo scegliamo insieme.',
      },
      scan: {
        title: 'Gli invitati inquadrano',
        text: 'Il QR code su ogni tavolo apre una pagina tutta vostra.',
      },
      keep: {
        title: 'I ricordi restano a voi',
        text: 'Tutto in una galleria: guardate, scaricate, condividete con chi amate.',
      },
    },
    more: 'Tutto, passo per passo',
  },
  designs: {
    title: 'Cartoncini degni della vostra tavola',
    text: 'Ogni matrimonio ha la sua atmosfera. Disegniamo il cartoncino sui vostri colori e sulle vostre partecipazioni.',
    scan: 'Il QR code di questi cartoncini è vero: inquadratelo con il telefono e si apre la nostra pagina di esempio.',
    items: {
      botanical: {
        name: 'Ramo d’ulivo',
        text: 'Rami disegnati a mano e la quiete di una festa in campagna.',
      },
      deco: {
        name: 'Ballo di mezzanotte',
        text: 'Oro su blu notte, una serata art déco.',
      },
      modern: {
        name: 'Senza fronzoli',
        text: 'Lettere grandi, tanto respiro e un solo colore.',
      },
      tile: {
        name: 'Iznik',
        text: 'Tulipani e garofani nel cobalto delle maioliche di Iznik.',
      },
    },
  },
  customers: {
    title: 'Le loro pagine',
    text: 'Ogni pagina si apre con la foto della coppia e nella lingua dell’invitato.',
    items: {
      bosphorus: 'Tramonto sul Bosforo',
      baku: 'Baku sul mar Caspio',
      garden: 'Nozze in un giardino inglese',
      tuscany: 'Le colline della Toscana',
      aegean: 'Un’isola dell’Egeo',
      lake: 'Un lago nelle Alpi',
      steppe: 'Ai piedi del Tian Shan',
      cappadocia: 'Mongolfiere in Cappadocia',
    },
    alt: '{{couple}}: pagina di caricamento, {{scene}}',
  },
  carousel: { previous: 'Precedente', next: 'Successivo' },
  price: {
    title: 'Un pacchetto con tutto dentro',
    season: 'Sconto di fine stagione',
    once: 'Un solo pagamento per tutti gli eventi',
    includes: 'Che cosa comprende',
    items: {
      page: 'La vostra pagina personale per foto e video',
      card: 'Un cartoncino disegnato per voi',
      codes:
        'QR code per i tavoli, lo specchio fotografico all’ingresso o gli inviti',
      uploads: 'Caricamenti illimitati',
      storage: 'Conservazione sicura',
      mobile: 'Funziona su ogni telefono',
      instant: 'Accesso immediato',
      download: 'Tutto scaricabile in una volta',
      events:
        'Serata dell’henné, fidanzamento, nozze: tutti gli eventi in un pacchetto',
    },
    order: 'Ordinate ora',
    details: 'Informazioni sul prezzo',
  },
  features: {
    title: 'Pensato per il giorno delle nozze',
    items: {
      simple: {
        title: 'Niente app, niente registrazione',
        text: 'Si apre la fotocamera, si inquadra il codice ed ecco la pagina. Ci riescono anche i nonni.',
      },
      original: {
        title: 'Qualità originale',
        text: 'Le foto non vengono compresse né i video tagliati: resta tutto com’è stato ripreso.',
      },
      wifi: {
        title: 'Anche con il Wi-Fi debole',
        text: 'Se cade la linea, il caricamento riprende da dove si era fermato. Non si perde nulla.',
      },
      notes: {
        title: 'Due righe accanto alla foto',
        text: 'Gli invitati lasciano nome e auguri, e il libro degli ospiti si riempie da solo.',
      },
      private: {
        title: 'Lontano da occhi indiscreti',
        text: 'La vostra galleria ha un link segreto e non compare nei motori di ricerca.',
      },
      download: {
        title: 'Tutto in un file',
        text: 'Scaricate migliaia di foto in una volta, con i nomi e gli auguri.',
      },
    },
  },
  testimonials: {
    title: 'Che cosa dicono le coppie',
    sample:
      'Queste sono recensioni di esempio: mostrano come apparirà la pagina.',
    quotes: {
      one: 'Gli invitati hanno colto momenti che il fotografo non ha visto. La nostra foto preferita viene dal telefono di mio zio.',
      two: 'La mattina dopo, a colazione, abbiamo guardato 1.400 foto. Abbiamo riso così tanto che il caffè si è freddato.',
      three:
        'Perfino la nonna ha inquadrato il codice e mandato un video. La sua voce è ancora con me.',
      four: 'In sala quasi non c’era internet, eppure non si è persa nemmeno una foto.',
      five: 'I cartoncini stavano così bene con le partecipazioni che gli invitati volevano portarseli a casa.',
      six: 'Henné, cerimonia, festa: tutto in un posto. Non abbiamo dovuto elemosinare foto in nessun gruppo.',
      seven:
        'I parenti all’estero hanno visto la pagina nella loro lingua. Niente da spiegare a nessuno.',
      eight: 'Leggendo gli auguri abbiamo pianto. Valgono quanto le foto.',
      nine: 'Un messaggio da parte nostra e due giorni dopo i cartoncini erano pronti.',
      ten: 'Abbiamo scaricato tutta la galleria in un file e ne abbiamo fatto una copia. Che sollievo.',
    },
  },
  final: {
    title: 'Quel giorno viene una volta sola',
    text: 'Non lasciate i ricordi nei telefoni degli invitati: fateli arrivare a voi.',
  },
  footer: { made: 'Per ogni istante che resta del vostro matrimonio.' },
  howItWorks: {
    title: 'Come funziona',
    description:
      'A voi chiediamo solo un messaggio. Il resto sono quattro passi.',
    steps: {
      contact: {
        title: 'Contattateci',
        text: 'Mandateci la data e i vostri nomi. Prima provate gratis, poi decidete.',
      },
      page: {
        title: 'Creiamo la pagina e i QR code',
        text: 'Prepariamo la vostra pagina personale e vi mandiamo il cartoncino e i QR code per i tavoli.',
      },
      scan: {
        title: 'Gli invitati inquadrano il QR code',
        text: 'Basta la fotocamera del telefono. Caricano foto e video e, se vogliono, due righe.',
      },
      keep: {
        title: 'Tutti i ricordi in un posto',
        text: 'La galleria si riempie mentre la festa è ancora in corso. Guardate, scegliete, scaricate tutto insieme.',
      },
    },
  },
  pricing: {
    title: 'Prezzo',
    description: 'Un pacchetto e un solo pagamento per tutti i vostri eventi.',
    tryFirst: 'Prima provate gratis, dei dettagli parliamo dopo.',
    notice:
      'Per via delle tante richieste, i nostri prezzi non sono ancora stati aggiornati.',
  },
  links: {
    trial: 'Provate gratis',
    messenger: 'App di messaggistica',
    sms: 'SMS',
    social: 'Social network',
    shortVideo: 'Video brevi',
    email: 'E-mail',
    form: 'Modulo di contatto',
  },
  contact: {
    title: 'Scriveteci',
    description:
      'Diteci la data e che cosa avete in mente; vi risponderemo il prima possibile.',
    name: 'Il vostro nome',
    email: 'Il vostro indirizzo e-mail',
    weddingDate: 'Data delle nozze',
    message: 'Il vostro messaggio',
    leaveEmpty: 'Lasciate vuoto questo campo',
    send: 'Invia',
    sending: 'Invio in corso…',
    success: 'Grazie! Il vostro messaggio è arrivato, risponderemo presto.',
    errorMessage:
      'Non è stato possibile inviare il messaggio. Riprovate tra poco.',
    busy: 'Sono stati inviati troppi messaggi in poco tempo. Riprovate più tardi.',
    check: 'Controllate i campi segnalati.',
    required: 'Compilate questo campo.',
    invalidEmail: 'Inserite un indirizzo e-mail valido.',
    invalidDate: 'Scegliete una data valida.',
    tooLong: 'È troppo lungo; accorciate il testo.',
    dateOutOfRange:
      'Scegliete una data dell’ultimo anno o dei prossimi dieci anni.',
    invalid: 'Controllate questo campo.',
    direct: 'Contatto diretto',
    noScript: 'Per inviare il modulo occorre attivare JavaScript nel browser.',
    noScriptElse: 'Potete anche usare i link di questa pagina.',
  },
  privacy: {
    title: 'Informativa sulla privacy',
    more: 'Maggiori informazioni',
    kept_one:
      'Conserviamo il vostro messaggio per {{count}} giorno e lo usiamo solo per rispondervi.',
    kept_many:
      'Conserviamo il vostro messaggio per {{count}} di giorni e lo usiamo solo per rispondervi.',
    kept_other:
      'Conserviamo il vostro messaggio per {{count}} giorni e lo usiamo solo per rispondervi.',
  },
  notFound: {
    title: 'Questa pagina non esiste',
    text: 'Forse nel link manca una lettera. Provate a inquadrare di nuovo il QR code sul tavolo.',
  },
  demo: {
    title: 'Date un’occhiata a una galleria',
    text: 'La galleria del nostro matrimonio di esempio, con le foto e gli auguri degli invitati, proprio come la vede una coppia.',
    gallery: 'Aprite la galleria di esempio',
    page: 'Aprite la pagina di esempio',
    alt: 'Foto del matrimonio di esempio',
  },
  faq: {
    title: 'Domande frequenti',
    kept: {
      question: 'Per quanto tempo si conservano le foto?',
      forGood:
        'Non c’è scadenza: restano finché non le fate eliminare. Potete scaricarle tutte in qualsiasi momento.',
      months_one:
        'Per {{count}} mese dopo l’ultimo caricamento. La galleria annuncia la data con 30 giorni di anticipo, e fino ad allora potete scaricare tutto.',
      months_many:
        'Per {{count}} di mesi dopo l’ultimo caricamento. La galleria annuncia la data con 30 giorni di anticipo, e fino ad allora potete scaricare tutto.',
      months_other:
        'Per {{count}} mesi dopo l’ultimo caricamento. La galleria annuncia la data con 30 giorni di anticipo, e fino ad allora potete scaricare tutto.',
    },
    seen: {
      question: 'Chi vede le nostre foto?',
      answer:
        'Solo voi e le persone a cui date il link segreto della galleria. Gli invitati vedono la pagina di caricamento, non le foto degli altri. Anche il nostro team può aprire la galleria, quando vi serve aiuto.',
    },
    iphone: {
      question: 'Funziona con gli iPhone e con le foto HEIC?',
      answer:
        'Sì. Su iPhone come su Android basta il browser. Foto HEIC e video restano in qualità originale, e la galleria li mostra su ogni dispositivo.',
    },
    guests: {
      question: 'Quanti invitati possono partecipare?',
      answer:
        'Tutti quelli che invitate. Non c’è limite al numero di invitati o di file; un singolo file può arrivare a {{size}}.',
    },
  },
  back: 'Torna alla pagina iniziale',
} satisfies MarketingMessages;
