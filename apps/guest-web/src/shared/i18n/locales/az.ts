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
    noPreview: 'Önbaxış üçün uyğun fayl tapılmadı',
    pickerBusy: 'Telefonunuz fotoları hazırlayır…',
    connectionIssue:
      'Bağlantı problemi yarandı. Zəhmət olmasa, səhifəni yeniləyib bir daha cəhd edin.',
    files: 'Göndərdiyiniz fayllar',
    progress: 'Saxlanıldı: {{done}} / {{total}}',
    keepOpen: 'Bitənə qədər bu səhifə açıq qalsın.',
    offline: 'İnternet yoxdur. Bərpa olunanda qaldığı yerdən özü davam edəcək.',
    busy: 'Hazırda çox qonaq fayl göndərir. Növbə çatanda sizinki də özü davam edəcək.',
    saved_one: '{{count}} xatirə etibarlı şəkildə saxlanıldı. Təşəkkür edirik!',
    saved_other:
      '{{count}} xatirə etibarlı şəkildə saxlanıldı. Təşəkkür edirik!',
    partlySaved: '{{done}} fayl saxlanıldı, {{failed}} fayl göndərilmədi.',
    status: {
      queued: 'Növbədə',
      sending: 'Göndərilir',
      waiting: 'Gözləyir',
      finishing: 'Saxlanılır',
      done: 'Etibarlı şəkildə saxlanıldı',
      failed: 'Göndərilmədi',
    },
    failedFiles: 'Bəzi fayllar yüklənmədi:',
    failedAdvice:
      'Zəhmət olmasa, yenidən cəhd edin və ya faylın həcmini yoxlayın.',
    goesAgain: 'Səhifəni açıq saxlasanız, göndərmə özü yenidən cəhd ediləcək.',
    emptyFiles: 'Boş olduğu üçün göndərilmədi: {{names}}',
    crashed: 'Yükləmə zamanı xəta baş verdi: {{message}}',
    retryAll: 'Hamısını yenidən göndər',
    retryOne: 'Yenidən cəhd et: {{name}}',
    dismissOne: 'Siyahıdan çıxar: {{name}}',
    pending_one: '{{count}} faylınız hələ çatmayıb.',
    pending_other: '{{count}} faylınız hələ çatmayıb.',
    pendingContinues: 'Qaldığı yerdən davam edirik.',
    pendingPickAgain: 'Zəhmət olmasa, bunları yenidən seçin: {{names}}',
    note: {
      title: 'Bir neçə xoş söz də yazın',
      name: 'Adınız',
      text: 'Mesajınız',
      file: 'Seçilmiş fayl',
      confirm: 'Qeydlə yüklə',
      optional: 'İstəsəniz boş saxlaya bilərsiniz.',
      unavailable: '{{name}} üçün mesaj pəncərəsi açılmadı.',
      without: 'Mesajsız yüklə',
    },
    links: { label: 'Əlaqə', messenger: 'Bizə yazın', social: 'Bizi izləyin' },
  },
  errors: {
    crashTitle: 'Nəsə alınmadı',
    crashText:
      '“Saxlanıldı” işarəsi olan hər şey təhlükəsizdir. Davam etmək üçün səhifəni yeniləyin.',
    timeout: 'Bağlantının gözləmə vaxtı bitdi',
    tooLarge: 'Faylın həcmi çox böyükdür',
    failed: 'Yükləmə alınmadı',
    fileTakenBack:
      'Telefonunuz artıq bu fayla icazə vermir; zəhmət olmasa, onu yenidən seçin.',
    unsupported_media: 'Yalnız foto və video yükləmək olar',
    uploads_disabled: 'Gəlin və bəy yükləməni hələ aktivləşdirməyib',
    wedding_not_found: 'Bu toy tapılmadı.',
    upload_not_found: 'Bu yükləmə tapılmadı, faylı yenidən göndərin',
    upload_incomplete: 'Faylın bəzi hissələri hələ çatmayıb',
    upload_busy:
      'Fayl hələ hazırlanır, zəhmət olmasa, bir az sonra yenidən cəhd edin',
    too_many_requests:
      'Həddən çox sorğu göndərilib, zəhmət olmasa, bir az gözləyin',
    service_unavailable:
      'Xidmət müvəqqəti olaraq əlçatan deyil, zəhmət olmasa, yenidən cəhd edin',
    wedding_day_full:
      'Bu toya son 24 saatda göndərilə bilən faylların limiti dolub, zəhmət olmasa daha sonra yenidən cəhd edin',
    storage_full: 'Saxlama yeri dolub, fayl saxlanılmadı',
    internal_error: 'Gözlənilməz xəta baş verdi',
  },
} satisfies Messages;
