import { NON_LATIN_INVITATIONS } from './invitations-non-latin.mjs';

/** Texts of the four card designs, with the day as invitations write it. */
export const INVITATIONS = {
  tr: {
    botanical: {
      names: ['Defne', 'Kerem'],
      and: 've',
      opening: 'Birlikte bir ömre',
      day: '12 EYLÜL 2026',
      asks: ['Fotoğraflarınızı', 'bizimle paylaşın'],
    },
    deco: {
      names: ['Selin', 'Kaan'],
      day: '28 KASIM 2026 · SAAT 20.00',
      asks: ['GECEYİ', 'BİRLİKTE ANLATALIM'],
    },
    modern: {
      names: ['Ece', 'Mert'],
      place: 'İzmir',
      says: ['Düğün bir gece.', 'Anılar bir ömür.'],
    },
    tile: {
      names: ['Zehra', 'Yusuf'],
      day: '16 MAYIS 2026',
      says: 'Hatıranız, hatıramız',
    },
  },
  az: {
    botanical: {
      names: ['Nigar', 'Elvin'],
      and: 'və',
      opening: 'Bir ömür birlikdə',
      day: '12 SENTYABR 2026',
      asks: ['Şəkillərinizi', 'bizimlə bölüşün'],
    },
    deco: {
      names: ['Aysel', 'Tural'],
      day: '28 NOYABR 2026 · SAAT 20:00',
      asks: ['BU GECƏNİ', 'BİRLİKDƏ XATIRLAYAQ'],
    },
    modern: {
      names: ['Günay', 'Rauf'],
      place: 'Şəki',
      says: ['Toy bir gecədir.', 'Xatirə bir ömür.'],
    },
    tile: {
      names: ['Zəhra', 'Yusif'],
      day: '16 MAY 2026',
      says: 'Sizin kadrlar, bizim xatirələr',
    },
  },
  en: {
    botanical: {
      names: ['Emma', 'Oliver'],
      and: 'and',
      opening: 'Together, for life',
      day: '12 SEPTEMBER 2026',
      asks: ['Share your', 'photos with us'],
    },
    deco: {
      names: ['Clara', 'Henry'],
      day: '28 NOVEMBER 2026 · 8 PM',
      asks: ['SHOW US THE NIGHT', 'AS YOU SAW IT'],
    },
    modern: {
      names: ['Ruby', 'Tom'],
      place: 'Bristol',
      says: ['One night to dance.', 'A lifetime to look back.'],
    },
    tile: {
      names: ['Leyla', 'Adam'],
      day: '16 MAY 2026',
      says: 'Your photos, our memories',
    },
  },
  it: {
    botanical: {
      names: ['Chiara', 'Matteo'],
      and: 'e',
      opening: 'Insieme, per la vita',
      day: '12 SETTEMBRE 2026',
      asks: ['Condividete', 'le foto con noi'],
    },
    deco: {
      names: ['Bianca', 'Pietro'],
      day: '28 NOVEMBRE 2026 · ORE 20',
      asks: ['LA SERATA', 'VISTA DA VOI'],
    },
    modern: {
      names: ['Sara', 'Luca'],
      place: 'Torino',
      says: ['La festa finisce.', 'Le foto restano.'],
    },
    tile: {
      names: ['Elena', 'Davide'],
      day: '16 MAGGIO 2026',
      says: 'I vostri scatti, i nostri ricordi',
    },
  },
  fr: {
    botanical: {
      names: ['Camille', 'Louis'],
      and: 'et',
      opening: 'Ensemble, pour la vie',
      day: '12 SEPTEMBRE 2026',
      asks: ['Partagez vos', 'photos avec nous'],
    },
    deco: {
      names: ['Jeanne', 'Hugo'],
      day: '28 NOVEMBRE 2026 · 20 H',
      asks: ['LA SOIRÉE', 'VUE PAR VOUS'],
    },
    modern: {
      names: ['Chloé', 'Rémi'],
      place: 'Lyon',
      says: ['La fête s’achève.', 'Les photos restent.'],
    },
    tile: {
      names: ['Inès', 'Adrien'],
      day: '16 MAI 2026',
      says: 'Vos photos, nos souvenirs',
    },
  },
  es: {
    botanical: {
      names: ['Lucía', 'Álvaro'],
      and: 'y',
      opening: 'Juntos, para toda la vida',
      day: '12 DE SEPTIEMBRE DE 2026',
      asks: ['Comparte tus', 'fotos con nosotros'],
    },
    deco: {
      names: ['Carmen', 'Hugo'],
      day: '28 DE NOVIEMBRE DE 2026 · 20:00',
      asks: ['LA NOCHE', 'CON TUS OJOS'],
    },
    modern: {
      names: ['Sofía', 'Pablo'],
      place: 'Sevilla',
      says: ['La fiesta se acaba.', 'Las fotos se quedan.'],
    },
    tile: {
      names: ['Leonor', 'Javier'],
      day: '16 DE MAYO DE 2026',
      says: 'Tus fotos, nuestros recuerdos',
    },
  },
  de: {
    botanical: {
      names: ['Lena', 'Jonas'],
      and: 'und',
      opening: 'Ein Leben lang zu zweit',
      day: '12. SEPTEMBER 2026',
      asks: ['Teilt eure Fotos', 'mit uns'],
    },
    deco: {
      names: ['Clara', 'Emil'],
      day: '28. NOVEMBER 2026 · 20 UHR',
      asks: ['DIE NACHT', 'MIT EUREN AUGEN'],
    },
    modern: {
      names: ['Merve', 'Tobias'],
      place: 'Hamburg',
      says: ['Das Fest ist kurz.', 'Die Bilder bleiben.'],
    },
    tile: {
      names: ['Leyla', 'Jakob'],
      day: '16. MAI 2026',
      says: 'Eure Bilder, unsere Erinnerung',
    },
  },
  nl: {
    botanical: {
      names: ['Sanne', 'Daan'],
      and: 'en',
      opening: 'Samen, een leven lang',
      day: '12 SEPTEMBER 2026',
      asks: ['Deel je foto’s', 'met ons'],
    },
    deco: {
      names: ['Saskia', 'Ruben'],
      day: '28 NOVEMBER 2026 · 20.00 UUR',
      asks: ['DE AVOND', 'DOOR JOUW OGEN'],
    },
    modern: {
      names: ['Lotte', 'Sem'],
      place: 'Utrecht',
      says: ['Het feest is kort.', 'De foto’s blijven.'],
    },
    tile: {
      names: ['Yasmin', 'Bas'],
      day: '16 MEI 2026',
      says: 'Jouw foto’s, onze herinnering',
    },
  },
  ...NON_LATIN_INVITATIONS,
};
