import type { CardsMessages } from '../../messages';

export const messages = {
  cards: {
    title: 'Kaarten voor jullie tafels',
    hint: 'Kies een ontwerp en print de pdf thuis of bij een drukker.',
    design: 'Ontwerp',
    language: 'Taal',
    second: 'Tweede taal',
    noSecond: 'Geen',
    colour: 'Kleur',
    initials: 'Initialen',
    table: 'Tafel',
    until: 'Tot en met tafel',
    wifi: 'Wifi-code',
    colours: {
      own: 'Van het ontwerp',
      rosewood: 'Rozenhout',
      sage: 'Salie',
      navy: 'Marineblauw',
      clay: 'Klei',
      charcoal: 'Antraciet',
      free: 'Eigen kleur…',
    },
    problems: {
      table: 'Een tafel is een getal van 1 tot {{max}}.',
      until: 'De laatste tafel komt na de eerste en is hoogstens {{max}}.',
      tooMany: 'Een pdf heeft hoogstens {{max}} tafels.',
      initials:
        'Vul een of twee letters in; leeg staan jullie eigen beginletters op de kaarten.',
      freeColour:
        'Deze kleur is te licht: telefoons kunnen de code dan niet lezen. Kies een donkerdere.',
    },
    designs: {
      botanical: 'Olijftakken',
      deco: 'Art deco',
      modern: 'Modern',
      tile: 'Iznik-tegels',
    },
    download: 'Pdf downloaden',
    formats: {
      'table-card': 'Tafelkaart, A6',
      'table-cards': 'Tafelkaarten, vier op A4',
      'tent-card': 'Staande tafelkaart',
      insert: 'Kaart bij de uitnodiging, A6',
      mirror: 'Spiegelbord, 21 cm',
      'poster-a4': 'Poster, A4',
      'poster-a3': 'Poster, A3',
      'stickers-round': 'Ronde stickers',
      'stickers-square': 'Vierkante stickers',
    },
    book: {
      title: 'Gastenboek',
      hint: 'De berichten van jullie gasten met hun foto’s als boek, klaar voor de drukker: A5 met afloop.',
      download: 'Boek downloaden',
    },
  },
} satisfies CardsMessages;
