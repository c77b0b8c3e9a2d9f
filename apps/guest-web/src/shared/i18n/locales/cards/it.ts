import type { CardsMessages } from '../../messages';

export const messages = {
  cards: {
    title: 'Biglietti per i vostri tavoli',
    hint: 'Scegliete uno stile e stampate il PDF a casa o in copisteria.',
    design: 'Stile',
    language: 'Lingua',
    second: 'Seconda lingua',
    noSecond: 'Nessuna',
    colour: 'Colore',
    initials: 'Iniziali',
    table: 'Tavolo',
    until: 'Fino al tavolo',
    wifi: 'Codice Wi-Fi',
    colours: {
      own: 'Del modello',
      rosewood: 'Palissandro',
      sage: 'Salvia',
      navy: 'Blu notte',
      clay: 'Argilla',
      charcoal: 'Carbone',
      free: 'A vostra scelta…',
    },
    problems: {
      table: 'Il tavolo è un numero da 1 a {{max}}.',
      until: 'L’ultimo tavolo viene dopo il primo ed è al massimo {{max}}.',
      tooMany: 'Un PDF contiene al massimo {{max}} tavoli.',
      initials:
        'Scrivete una o due lettere; se vuoto, ci sono le iniziali dei vostri nomi.',
      freeColour:
        'Questo colore è troppo chiaro: i telefoni non leggerebbero il codice. Scegliete un colore più scuro.',
    },
    designs: {
      botanical: 'Rami d’ulivo',
      deco: 'Art déco',
      modern: 'Moderno',
      tile: 'Maioliche di Iznik',
    },
    download: 'Scarica il PDF',
    formats: {
      'table-card': 'Biglietto da tavolo, A6',
      'table-cards': 'Biglietti da tavolo, quattro su A4',
      'tent-card': 'Cavaliere da tavolo',
      insert: 'Inserto per l’invito, A6',
      mirror: 'Cartello per lo specchio, 21 cm',
      'poster-a4': 'Manifesto, A4',
      'poster-a3': 'Manifesto, A3',
      'stickers-round': 'Adesivi rotondi',
      'stickers-square': 'Adesivi quadrati',
    },
    book: {
      title: 'Libro degli ospiti',
      hint: 'I messaggi dei vostri ospiti con le loro foto in un libro pronto per la stampa: A5 con abbondanza.',
      download: 'Scarica il libro',
    },
  },
} satisfies CardsMessages;
