import type { EventMessages } from '../../messages';

export const messages = {
  events: {
    title: 'Tədbirlər',
    hint: 'Xınanız, nişanınız, nikahınız ayrıdır? Bura yazın: hər foto çəkildiyi saata görə öz tədbirinə düşür. Sonradan əlavə etdiyiniz tədbirlər əvvəlki fotoları da tapır.',
    add: 'Tədbir əlavə et',
    full_one: 'Ən çoxu {{count}} tədbir əlavə edə bilərsiniz.',
    full_other: 'Ən çoxu {{count}} tədbir əlavə edə bilərsiniz.',
    edit: 'Dəyiş',
    remove: 'Sil',
    confirmRemove:
      '“{{name}}” silinsin? Foto və videolarınız olduğu kimi qalır.',
    saved: 'Yadda saxlandı. Fotolar yerlərinə düzülür.',
    removed: 'Tədbir silindi. Fotolar qalır.',
    failed: 'Alınmadı. Zəhmət olmasa yenidən cəhd edin.',
    belongsTo: 'Hansı tədbirə aiddir?',
    byMoment: 'Çəkildiyi vaxta görə',
    noEvent: 'Heç bir tədbirə aid deyil',
    moved: 'Oldu, fotolar yerini tapdı.',
    kind: 'Nə qeyd olunur?',
    name: 'Adı',
    ownName: 'Öz adı (istəsəniz)',
    date: 'Gün',
    begins: 'Başlayır',
    ends: 'Bitir',
    place: 'Yer (istəsəniz)',
    save: 'Yadda saxla',
    cancel: 'Ləğv et',
    faults: {
      name: 'Zəhmət olmasa tədbirə ad verin.',
      date: 'Zəhmət olmasa günü seçin.',
      hours:
        'Bitmə vaxtı başlanğıcdan sonra və ya ən geci ertəsi səhər 08:00 olmalıdır.',
      taken: 'Həmin gün eyni saatda başlayan tədbir artıq var.',
      failed: 'Yadda saxlanmadı. Zəhmət olmasa yenidən cəhd edin.',
    },
  },
} satisfies EventMessages;
