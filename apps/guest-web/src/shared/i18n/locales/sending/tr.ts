/** Loaded after the first paint: tiles, failures and the note. */
export const messages = {
  upload: {
    demo: {
      text: 'Bu bir örnek sayfadır: seçtiğiniz hiçbir dosya gönderilmez. Misafirleriniz bu sayfayı sizin adlarınızla görür.',
      gallery: 'Örnek galeriyi açın',
    },
    noPreview: 'Önizleme için geçerli bir dosya bulunamadı',
    connectionIssue:
      'Bağlantı sorunu oluştu. Lütfen sayfayı yenileyip yeniden deneyin.',
    connectionRetry:
      'Şu anda bağlantı kurulamıyor. Kendiliğinden yeniden denenecek; bu sayfa açık kalsın yeter.',
    files: 'Gönderdiğiniz dosyalar',
    keepOpen: 'Lütfen yükleme bitene kadar bu sayfayı açık tutun.',
    offline:
      'Bağlantı yok. Geri geldiğinde yükleme kaldığı yerden devam edecek.',
    busy: 'Şu an çok misafir gönderiyor. Sıranız gelince gönderim kendiliğinden sürer.',
    timeLeft: 'yaklaşık {{minutes}} dk kaldı',
    status: {
      sending: 'Gönderiliyor',
      queued: 'Sırada',
      waiting: 'Bekliyor',
      finishing: 'Kaydediliyor',
      done: 'Güvenle kaydedildi',
      failed: 'Gönderilemedi',
    },
    failedFiles: 'Bazı dosyalar yüklenemedi:',
    failedAdvice: 'Lütfen tekrar deneyin veya dosya boyutunu kontrol edin.',
    goesAgain:
      'Sayfayı açık bırakırsanız yükleme kendiliğinden yeniden denenir.',
    emptyFiles_one: 'Boş olduğu için gönderilmedi: {{names}}',
    emptyFiles_other: 'Boş olduğu için gönderilmedi: {{names}}',
    crashed: 'Yükleme sırasında hata oluştu: {{message}}',
    retryAll: 'Hepsini yeniden dene',
    retryOne: 'Yeniden dene: {{name}}',
    dismissOne: 'Listeden çıkar: {{name}}',
    pending_one: '{{count}} dosyanız henüz ulaşmadı.',
    pending_other: '{{count}} dosyanız henüz ulaşmadı.',
    pendingContinues: 'Kaldığı yerden devam ediyoruz.',
    pendingPickAgain: 'Lütfen şunları yeniden seçin: {{names}}',
    alreadySent: 'Zaten gönderilmişti',
    repeated_one: '{{count}} dosyayı daha önce göndermiştiniz.',
    repeated_other: '{{count}} dosyayı daha önce göndermiştiniz.',
    addMore: 'Daha fazla ekle',
    seeAlbum: 'Albümü görün',
    otherTab:
      'Dosyalarınızı bu telefondaki başka bir sekme gönderiyor. Burada beklemenize gerek yok.',
    mine: {
      open: 'Gönderdiklerim',
      unavailable: 'Liste açılamadı. Lütfen yeniden deneyin.',
    },
    note: {
      title: 'Bir de not bırakın',
      name: 'Adınız',
      text: 'Mesajınız',
      file: 'Seçilen dosya',
      files_one: '{{count}} dosya seçildi',
      files_other: '{{count}} dosya seçildi',
      more: 'Aynı notla başka dosya ekle',
      confirm: 'Notla Yükle',
      optional: 'İsterseniz boş bırakabilirsiniz.',
    },
  },
  errors: {
    timeout: 'Bağlantı zaman aşımına uğradı',
    tooLarge: 'Dosya boyutu çok büyük',
    failed: 'Yükleme başarısız oldu',
    fileTakenBack:
      'Telefonunuz bu dosyaya erişime artık izin vermiyor; lütfen dosyayı yeniden seçin.',
    unsupported_media:
      'Yalnızca JPEG, HEIC, MP4 gibi yaygın fotoğraf ve video biçimleri yüklenebilir',
    uploads_disabled: 'Gelin ve damat şu anda yükleme özelliğini aktif etmedi',
    wedding_not_found: 'Bu düğün yolu bulunamadı.',
    upload_not_found: 'Bu yükleme bulunamadı, dosyayı yeniden gönderin',
    upload_incomplete: 'Dosyanın bazı parçaları henüz ulaşmadı',
    upload_busy: 'Dosya hâlâ hazırlanıyor, lütfen biraz sonra yeniden deneyin',
    too_many_requests: 'Çok fazla istek gönderildi, lütfen biraz bekleyin',
    service_unavailable:
      'Hizmete geçici olarak ulaşılamıyor, lütfen yeniden deneyin',
    wedding_day_full:
      'Bu düğüne son 24 saatte gönderilebilecek dosyaların sınırına ulaşıldı, lütfen daha sonra yeniden deneyin',
    storage_full: 'Depolama alanı dolu, dosya kaydedilemedi',
    slice_conflict: 'Bu parça daha önce başka bir içerikle gönderildi',
    upload_mismatch: 'Bu yükleme başka bir dosyaya ait',
    slice_in_progress: 'Bu parça şu anda alınıyor, lütfen yeniden deneyin',
    validation_failed: 'Gönderilen bilgiler geçersiz.',
    empty_file: 'Dosya boş',
    file_missing: 'Dosya gönderilmedi',
    slice_off_grid: 'Dosya parçası geçersiz',
    bytes_damaged: 'Dosya yolda bozuldu; lütfen yeniden gönderin',
    internal_error: 'Beklenmeyen bir hata oluştu',
  },
};
