import type { CardsMessages } from '../../messages';

export const messages = {
  cards: {
    title: 'Cards for your tables',
    hint: 'Choose a design, then print the PDF at home or at a print shop.',
    design: 'Design',
    language: 'Language',
    second: 'Second language',
    noSecond: 'None',
    colour: 'Colour',
    initials: 'Initials',
    table: 'Table',
    until: 'To table',
    wifi: 'Wi-Fi code',
    colours: {
      own: 'The design’s own',
      rosewood: 'Rosewood',
      sage: 'Sage',
      navy: 'Navy',
      clay: 'Clay',
      charcoal: 'Charcoal',
      free: 'Your own…',
    },
    problems: {
      table: 'A table is a number from 1 to {{max}}.',
      until: 'The last table is a number after the first, {{max}} at most.',
      tooMany: 'One PDF has at most {{max}} tables.',
      initials:
        'Enter one or two letters; left empty, the cards show those of your names.',
      freeColour:
        'This colour is too light: phones could not read the code. Choose a darker one.',
    },
    designs: {
      botanical: 'Olive branches',
      deco: 'Art Deco',
      modern: 'Modern',
      tile: 'Iznik tiles',
    },
    download: 'Download PDF',
    formats: {
      'table-card': 'Table card, A6',
      'table-cards': 'Table cards, four on A4',
      'tent-card': 'Folding table card',
      insert: 'Invitation insert, A6',
      mirror: 'Mirror sign, 21 cm',
      'poster-a4': 'Poster, A4',
      'poster-a3': 'Poster, A3',
      'stickers-round': 'Round stickers',
      'stickers-square': 'Square stickers',
    },
    book: {
      title: 'Guest book',
      hint: 'Your guests’ notes and their pictures as a book, ready for print: A5 with bleed.',
      download: 'Download the book',
    },
  },
} satisfies CardsMessages;
