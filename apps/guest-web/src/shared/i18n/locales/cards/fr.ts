import type { CardsMessages } from '../../messages';

export const messages = {
  cards: {
    title: 'Des cartes pour vos tables',
    hint: 'Choisissez un style, puis imprimez le PDF chez vous ou chez un imprimeur.',
    design: 'Style',
    language: 'Langue',
    second: 'Deuxième langue',
    noSecond: 'Aucune',
    colour: 'Couleur',
    initials: 'Initiales',
    table: 'Table',
    until: 'Jusqu’à la table',
    wifi: 'Code Wi-Fi',
    colours: {
      own: 'Celle du modèle',
      rosewood: 'Bois de rose',
      sage: 'Sauge',
      navy: 'Bleu marine',
      clay: 'Argile',
      charcoal: 'Anthracite',
      free: 'La vôtre…',
    },
    problems: {
      table: 'La table est un nombre de 1 à {{max}}.',
      until:
        'La dernière table vient après la première et ne dépasse pas {{max}}.',
      tooMany: 'Un PDF contient au plus {{max}} tables.',
      initials:
        'Écrivez une ou deux lettres ; sans elles, les cartes portent celles de vos prénoms.',
      freeColour:
        'Cette couleur est trop claire : les téléphones ne liraient pas le code. Choisissez-en une plus foncée.',
    },
    designs: {
      botanical: 'Rameaux d’olivier',
      deco: 'Art déco',
      modern: 'Moderne',
      tile: 'Faïences d’Iznik',
    },
    download: 'Télécharger le PDF',
    formats: {
      'table-card': 'Carte de table, A6',
      'table-cards': 'Cartes de table, quatre par A4',
      'tent-card': 'Chevalet de table',
      insert: 'Carton d’invitation, A6',
      mirror: 'Panneau pour le miroir, 21 cm',
      'poster-a4': 'Affiche, A4',
      'poster-a3': 'Affiche, A3',
      'stickers-round': 'Autocollants ronds',
      'stickers-square': 'Autocollants carrés',
    },
    book: {
      title: 'Livre d’or',
      hint: 'Les mots de vos invités et leurs photos dans un livre prêt à imprimer, au format A5 avec fonds perdus.',
      download: 'Télécharger le livre',
    },
  },
} satisfies CardsMessages;
