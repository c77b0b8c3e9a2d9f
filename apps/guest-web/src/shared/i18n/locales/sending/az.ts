import type { SendingMessages } from '../../messages';

export const messages = {
  upload: {
    demo: {
      text: 'Bu, nümunə səhifədir: seçdiyiniz heç bir fayl göndərilmir. Qonaqlarınız bu səhifəni sizin adlarınızla görəcək.',
      gallery: 'Nümunə qalereyanı açın',
    },
    noPreview: 'Önbaxış üçün uyğun fayl tapılmadı',
    connectionIssue:
      'Bağlantı problemi yarandı. Zəhmət olmasa, səhifəni yeniləyib bir daha cəhd edin.',
    connectionRetry:
      'Hazırda bağlantı yoxdur. Özü yenidən cəhd ediləcək; bu səhifə açıq qalsın, kifayətdir.',
    files: 'Göndərdiyiniz fayllar',
    keepOpen: 'Bitənə qədər bu səhifə açıq qalsın.',
    otherTab: 'Göndərmə o biri vərəqinizdə davam edir.',
    offline: 'İnternet yoxdur. Bərpa olunanda qaldığı yerdən özü davam edəcək.',
    busy: 'Hazırda çox qonaq göndərir. Növbəniz çatanda göndərmə özü davam edəcək.',
    timeLeft: 'təxminən {{minutes}} dəq qalıb',
    status: {
      sending: 'Göndərilir',
      queued: 'Növbədə',
      waiting: 'Gözləyir',
      finishing: 'Saxlanılır',
      done: 'Etibarlı şəkildə saxlanıldı',
      failed: 'Göndərilmədi',
    },
    failedFiles: 'Bəzi fayllar yüklənmədi:',
    failedAdvice:
      'Zəhmət olmasa, yenidən cəhd edin və ya faylın həcmini yoxlayın.',
    goesAgain: 'Səhifəni açıq saxlasanız, göndərmə özü yenidən cəhd ediləcək.',
    emptyFiles_one: 'Boş olduğu üçün göndərilmədi: {{names}}',
    emptyFiles_other: 'Boş olduğu üçün göndərilmədi: {{names}}',
    crashed: 'Yükləmə zamanı xəta baş verdi: {{message}}',
    retryAll: 'Hamısını yenidən göndər',
    retryOne: 'Yenidən cəhd et: {{name}}',
    dismissOne: 'Siyahıdan çıxar: {{name}}',
    pending_one: '{{count}} faylınız hələ çatmayıb.',
    pending_other: '{{count}} faylınız hələ çatmayıb.',
    pendingContinues: 'Qaldığı yerdən davam edirik.',
    pendingPickAgain: 'Zəhmət olmasa, bunları yenidən seçin: {{names}}',
    alreadySent: 'Artıq göndərilib',
    repeated_one: '{{count}} faylı əvvəllər göndərmisiniz.',
    repeated_other: '{{count}} faylı əvvəllər göndərmisiniz.',
    addMore: 'Daha çox əlavə et',
    seeAlbum: 'Albomu görün',
    mine: {
      open: 'Göndərdiklərim',
      unavailable: 'Siyahı açılmadı. Zəhmət olmasa, yenidən cəhd edin.',
    },
    note: {
      title: 'Bir neçə xoş söz də yazın',
      name: 'Adınız',
      text: 'Mesajınız',
      file: 'Seçilmiş fayl',
      files_one: '{{count}} fayl seçildi',
      files_other: '{{count}} fayl seçildi',
      more: 'Eyni qeydlə başqa fayl əlavə et',
      confirm: 'Qeydlə yüklə',
      optional: 'İstəsəniz boş saxlaya bilərsiniz.',
    },
  },
  errors: {
    timeout: 'Bağlantının gözləmə vaxtı bitdi',
    tooLarge: 'Faylın həcmi çox böyükdür',
    failed: 'Yükləmə alınmadı',
    fileTakenBack:
      'Telefonunuz artıq bu fayla icazə vermir; zəhmət olmasa, onu yenidən seçin.',
    unsupported_media:
      'Yalnız JPEG, HEIC, MP4 kimi geniş yayılmış formatlarda foto və video yükləmək olar',
    uploads_disabled: '$t(upload.disabled)',
    wedding_not_found: '$t(upload.pathErrors.unknown)',
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
    slice_conflict: 'Bu hissə əvvəllər başqa məzmunla göndərilib',
    upload_mismatch: 'Bu yükləmə başqa fayla aiddir',
    slice_in_progress:
      'Bu hissə hazırda qəbul edilir, zəhmət olmasa, yenidən cəhd edin',
    validation_failed: 'Göndərilən məlumatlar yanlışdır',
    empty_file: 'Fayl boşdur',
    file_missing: 'Fayl göndərilməyib',
    slice_off_grid: 'Faylın hissəsi yanlışdır',
    bytes_damaged: 'Fayl yolda zədələndi; zəhmət olmasa, yenidən göndərin',
    internal_error: 'Gözlənilməz xəta baş verdi',
  },
} satisfies SendingMessages;
