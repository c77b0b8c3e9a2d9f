import type { CardsMessages } from '../../messages';

export const messages = {
  cards: {
    title: 'Masalarınız üçün kartlar',
    hint: 'Dizaynı seçin, PDF-i evdə və ya mətbəədə çap edin.',
    design: 'Dizayn',
    language: 'Dil',
    second: 'İkinci dil',
    noSecond: 'Yoxdur',
    colour: 'Rəng',
    initials: 'Baş hərflər',
    table: 'Masa',
    until: 'Son masa',
    wifi: 'Wi-Fi kodu',
    colours: {
      own: 'Dizaynın rəngi',
      rosewood: 'Qızılağac',
      sage: 'Adaçayı',
      navy: 'Tünd göy',
      clay: 'Kərpic',
      charcoal: 'Kömür',
      free: 'Öz rənginiz…',
    },
    problems: {
      table: 'Masa 1 ilə {{max}} arasında rəqəmdir.',
      until: 'Son masa birincidən kiçik ola bilməz, ən çoxu {{max}} ola bilər.',
      tooMany: 'Bir PDF-də ən çoxu {{max}} masa ola bilər.',
      initials:
        'Ən çoxu iki hərf yazın; boş olsa, adlarınızın baş hərfləri çap olunur.',
      freeColour:
        'Bu rəng çox açıqdır: telefonlar kodu oxuya bilməz. Daha tündünü seçin.',
    },
    designs: {
      botanical: 'Zeytun budaqları',
      deco: 'Ar-deko',
      modern: 'Müasir',
      tile: 'İznik kaşısı',
    },
    download: 'PDF-i endir',
    formats: {
      'table-card': 'Masa kartı, A6',
      'table-cards': 'Masa kartları, A4-də dörd ədəd',
      'tent-card': 'Qatlanan masa kartı',
      insert: 'Dəvətnamə əlavəsi, A6',
      mirror: 'Güzgü kartı, 21 sm',
      'poster-a4': 'Plakat, A4',
      'poster-a3': 'Plakat, A3',
      'stickers-round': 'Dairəvi etiketlər',
      'stickers-square': 'Kvadrat etiketlər',
    },
    book: {
      title: 'Xatirə dəftəri',
      hint: 'Qonaqlarınızın qeydləri fotoları ilə birlikdə çapa hazır kitabda: A5, kəsim payı ilə.',
      download: 'Kitabı endir',
    },
  },
} satisfies CardsMessages;
