import type { CardsMessages } from '../../messages';

export const messages = {
  cards: {
    title: 'Үстелдеріңізге арналған карталар',
    hint: 'Дизайнды таңдап, PDF файлын үйде не баспаханада басып шығарыңыз.',
    design: 'Дизайн',
    language: 'Тіл',
    second: 'Екінші тіл',
    noSecond: 'Жоқ',
    colour: 'Түсі',
    initials: 'Бас әріптер',
    table: 'Үстел',
    until: 'Соңғы үстел',
    wifi: 'Wi-Fi коды',
    colours: {
      own: 'Дизайн түсі',
      rosewood: 'Раушан ағашы',
      sage: 'Шалфей',
      navy: 'Қою көк',
      clay: 'Саз',
      charcoal: 'Көмір',
      free: 'Өз түсіңіз…',
    },
    problems: {
      table: 'Үстел — 1-ден {{max}}-ге дейінгі сан.',
      until: 'Соңғы үстел біріншісінен кейін болады, ең көбі {{max}}.',
      tooMany: 'Бір PDF-те ең көбі {{max}} үстел болады.',
      initials:
        'Бір не екі әріп жазыңыз; бос қалса, есімдеріңіздің бас әріптері басылады.',
      freeColour:
        'Бұл түс тым ашық: телефондар кодты оқи алмайды. Қоюырағын таңдаңыз.',
    },
    designs: {
      botanical: 'Зәйтүн бұтақтары',
      deco: 'Ар-деко',
      modern: 'Заманауи',
      tile: 'Изник плиткалары',
    },
    download: 'PDF жүктеп алу',
    formats: {
      'table-card': 'Үстел картасы, A6',
      'table-cards': 'Үстел карталары, A4 бетте төртеу',
      'tent-card': 'Бүктелетін үстел картасы',
      insert: 'Шақыруға қосымша, A6',
      mirror: 'Айна тақтайшасы, 21 см',
      'poster-a4': 'Плакат, A4',
      'poster-a3': 'Плакат, A3',
      'stickers-round': 'Дөңгелек жапсырмалар',
      'stickers-square': 'Шаршы жапсырмалар',
    },
    book: {
      title: 'Тілектер кітабы',
      hint: 'Қонақтарыңыздың тілектері суреттерімен бірге баспаға дайын кітапта: A5, кесу шетімен.',
      download: 'Кітапты жүктеп алу',
    },
  },
} satisfies CardsMessages;
