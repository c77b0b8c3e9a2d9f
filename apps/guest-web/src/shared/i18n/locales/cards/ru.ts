import type { CardsMessages } from '../../messages';

export const messages = {
  cards: {
    title: 'Карточки для ваших столов',
    hint: 'Выберите дизайн и напечатайте PDF дома или в типографии.',
    design: 'Дизайн',
    language: 'Язык',
    second: 'Второй язык',
    noSecond: 'Нет',
    colour: 'Цвет',
    initials: 'Инициалы',
    table: 'Стол',
    until: 'До стола',
    wifi: 'Код Wi-Fi',
    colours: {
      own: 'Как в дизайне',
      rosewood: 'Розовое дерево',
      sage: 'Шалфей',
      navy: 'Тёмно-синий',
      clay: 'Глина',
      charcoal: 'Графит',
      free: 'Свой…',
    },
    problems: {
      table: 'Стол — это число от 1 до {{max}}.',
      until: 'Последний стол идёт после первого, не больше {{max}}.',
      tooMany: 'В одном PDF не больше {{max}} столов.',
      initials:
        'Введите одну или две буквы; если оставить пустым, будут первые буквы ваших имён.',
      freeColour:
        'Этот цвет слишком светлый: телефоны не прочтут код. Выберите темнее.',
    },
    designs: {
      botanical: 'Оливковые ветви',
      deco: 'Ар-деко',
      modern: 'Современный',
      tile: 'Изникская плитка',
    },
    download: 'Скачать PDF',
    formats: {
      'table-card': 'Карточка на стол, A6',
      'table-cards': 'Карточки на стол, четыре на A4',
      'tent-card': 'Складная карточка на стол',
      insert: 'Вкладыш в приглашение, A6',
      mirror: 'Табличка для зеркала, 21 см',
      'poster-a4': 'Плакат, A4',
      'poster-a3': 'Плакат, A3',
      'stickers-round': 'Круглые наклейки',
      'stickers-square': 'Квадратные наклейки',
    },
    book: {
      title: 'Книга пожеланий',
      hint: 'Пожелания ваших гостей и их фотографии в книге, готовой к печати: A5 с вылетами.',
      download: 'Скачать книгу',
    },
  },
} satisfies CardsMessages;
