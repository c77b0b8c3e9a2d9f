import type { CardsMessages } from '../../messages';

export const messages = {
  cards: {
    title: 'Tarjetas para vuestras mesas',
    hint: 'Elegid un diseño e imprimid el PDF en casa o en una imprenta.',
    design: 'Diseño',
    language: 'Idioma',
    second: 'Segundo idioma',
    noSecond: 'Ninguno',
    colour: 'Color',
    initials: 'Iniciales',
    table: 'Mesa',
    until: 'Hasta la mesa',
    wifi: 'Código wifi',
    colours: {
      own: 'El del diseño',
      rosewood: 'Palisandro',
      sage: 'Salvia',
      navy: 'Azul marino',
      clay: 'Arcilla',
      charcoal: 'Carbón',
      free: 'El vuestro…',
    },
    problems: {
      table: 'La mesa es un número del 1 al {{max}}.',
      until:
        'La última mesa va después de la primera y es como máximo la {{max}}.',
      tooMany: 'Un PDF tiene como máximo {{max}} mesas.',
      initials:
        'Escribid una o dos letras; si lo dejáis vacío, salen las iniciales de vuestros nombres.',
      freeColour:
        'Este color es demasiado claro: los móviles no leerían el código. Elegid uno más oscuro.',
    },
    designs: {
      botanical: 'Ramas de olivo',
      deco: 'Art déco',
      modern: 'Moderno',
      tile: 'Azulejos de Iznik',
    },
    download: 'Descargar PDF',
    formats: {
      'table-card': 'Tarjeta de mesa, A6',
      'table-cards': 'Tarjetas de mesa, cuatro en A4',
      'tent-card': 'Tarjeta de mesa plegable',
      insert: 'Tarjeta para la invitación, A6',
      mirror: 'Cartel para el espejo, 21 cm',
      'poster-a4': 'Póster, A4',
      'poster-a3': 'Póster, A3',
      'stickers-round': 'Pegatinas redondas',
      'stickers-square': 'Pegatinas cuadradas',
    },
    book: {
      title: 'Libro de firmas',
      hint: 'Los mensajes de vuestros invitados con sus fotos en un libro listo para imprimir: A5 con sangrado.',
      download: 'Descargar el libro',
    },
  },
} satisfies CardsMessages;
