import type { CardsMessages } from '../../messages';

export const messages = {
  cards: {
    title: 'Karten für eure Tische',
    hint: 'Sucht euch einen Entwurf aus und druckt das PDF zu Hause oder in der Druckerei.',
    design: 'Entwurf',
    language: 'Sprache',
    second: 'Zweite Sprache',
    noSecond: 'Keine',
    colour: 'Farbe',
    initials: 'Initialen',
    table: 'Tisch',
    until: 'Bis Tisch',
    wifi: 'WLAN-Code',
    colours: {
      own: 'Wie im Entwurf',
      rosewood: 'Rosenholz',
      sage: 'Salbei',
      navy: 'Marineblau',
      clay: 'Ton',
      charcoal: 'Anthrazit',
      free: 'Eigene Farbe',
    },
    problems: {
      table: 'Ein Tisch ist eine Zahl von 1 bis {{max}}.',
      until:
        'Der letzte Tisch kommt nach dem ersten und ist höchstens {{max}}.',
      tooMany: 'Ein PDF hat höchstens {{max}} Tische.',
      initials:
        'Schreibt ein oder zwei Buchstaben; ohne sie stehen eure Anfangsbuchstaben auf den Karten.',
      freeColour:
        'Diese Farbe ist zu hell: Handys könnten den Code nicht lesen. Wählt eine dunklere.',
    },
    designs: {
      botanical: 'Olivenzweige',
      deco: 'Art déco',
      modern: 'Modern',
      tile: 'Iznik-Fliesen',
    },
    download: 'PDF herunterladen',
    formats: {
      'table-card': 'Tischkarte, A6',
      'table-cards': 'Tischkarten, vier auf A4',
      'tent-card': 'Tischaufsteller',
      insert: 'Einlegekarte, A6',
      mirror: 'Spiegelschild, 21 cm',
      'poster-a4': 'Plakat, A4',
      'poster-a3': 'Plakat, A3',
      'stickers-round': 'Runde Aufkleber',
      'stickers-square': 'Quadratische Aufkleber',
    },
    book: {
      title: 'Gästebuch',
      hint: 'Die Worte eurer Gäste mit ihren Bildern als druckfertiges Buch: A5 mit Beschnitt.',
      download: 'Buch herunterladen',
    },
  },
} satisfies CardsMessages;
