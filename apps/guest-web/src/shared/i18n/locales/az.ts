import type { Messages } from '../messages';

export const messages = {
  common: {
    cancel: 'Ləğv et',
    close: 'Bağla',
    retry: 'Yenidən cəhd et',
    reload: 'Səhifəni yenilə',
    loading: 'Yüklənir…',
    language: 'Dil',
    undo: 'Geri qaytar',
    toDark: 'Tünd görünüşə keç',
    toLight: 'Açıq görünüşə keç',
    privacy: 'Məxfilik bildirişi',
  },
  upload: {
    preparing: 'Xatirələriniz hazırlanır…',
    pathErrors: {
      missing: 'Bu toy keçidi düzgün deyil.',
      unknown: 'Bu toy tapılmadı.',
      noInfo: 'Toy haqqında məlumat alınmadı.',
      infoFailed: 'Toy haqqında məlumat alınarkən xəta baş verdi.',
      checkFailed: 'Keçid yoxlanılarkən xəta baş verdi.',
    },
    goingHome: 'Bir azdan ana səhifəyə keçəcəksiniz.',
    heading: 'Xatirələrinizi paylaşın',
    invitation:
      'Çəkdiyiniz foto və videolar bu gündən qalan ən gözəl hədiyyədir. Nə tətbiq lazımdır, nə də qeydiyyat.',
    uploadFiles: 'Foto/Video yüklə',
    uploadWithNote: 'Mesajla yüklə',
    disabled: 'Gəlin və bəy yükləməni hələ aktivləşdirməyib',
    pickerBusy: 'Telefonunuz fotoları hazırlayır…',
    progress: 'Saxlanıldı: {{done}} / {{total}}',
    saved_one: '{{count}} xatirə etibarlı şəkildə saxlanıldı. Təşəkkür edirik!',
    saved_other:
      '{{count}} xatirə etibarlı şəkildə saxlanıldı. Təşəkkür edirik!',
    partlySaved: '{{done}} fayl saxlanıldı, {{failed}} fayl göndərilmədi.',
    notSent_one: '{{count}} fayl göndərilmədi.',
    notSent_other: '{{count}} fayl göndərilmədi.',
    note: {
      unavailable: '{{name}} üçün mesaj pəncərəsi açılmadı.',
      without: 'Mesajsız yüklə',
    },
    links: { label: 'Əlaqə', messenger: 'Bizə yazın', social: 'Bizi izləyin' },
  },
  errors: {
    crashTitle: 'Nəsə alınmadı',
    crashText:
      '“Saxlanıldı” işarəsi olan hər şey təhlükəsizdir. Davam etmək üçün səhifəni yeniləyin.',
    crashReload: 'Davam etmək üçün səhifəni yeniləyin.',
  },
} satisfies Messages;
