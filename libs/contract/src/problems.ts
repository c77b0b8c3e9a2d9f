/**
 * Each code has its HTTP status and text. Clients translate `code`; texts of
 * specification sections 4, 5 and 8 are quoted to the letter.
 */
export const PROBLEMS = {
  validation_failed: { status: 400, text: 'Gönderilen bilgiler geçersiz.' },
  malformed_request: { status: 400, text: 'İstek okunamadı.' },
  slug_required: { status: 400, text: 'Wedding path boş olamaz' },
  slug_invalid: {
    status: 400,
    text: 'Düğün yolu 3-120 karakter olmalı; yalnızca harf, rakam ve tire içerebilir',
  },
  slug_reserved: {
    status: 400,
    text: 'Bu yol sitenin kendi sayfalarından biri; başka bir düğün yolu seçin',
  },
  empty_file: { status: 400, text: 'Dosya boş' },
  file_missing: { status: 400, text: 'Dosya gönderilmedi' },
  slice_off_grid: { status: 400, text: 'Dosya parçası geçersiz' },
  bytes_damaged: {
    status: 400,
    text: 'Dosya yolda bozuldu, lütfen yeniden gönderin',
  },
  too_many_files: {
    status: 400,
    text: 'Tek seferde indirilebilecek dosya sayısı aşıldı',
  },
  files_of_two_weddings: {
    status: 400,
    text: 'Seçilen dosyaların hepsi aynı düğüne ait olmalı',
  },
  confirmation_mismatch: {
    status: 400,
    text: 'Onay için istenen metni aynen yazmanız gerekiyor',
  },
  password_required: {
    status: 400,
    text: 'Bu işlem için kendi parolanızı yazmanız gerekiyor',
  },
  password_wrong: { status: 400, text: 'Mevcut parolanız yanlış' },
  code_wrong: {
    status: 400,
    text: 'Doğrulama kodu yanlış ya da süresi geçmiş',
  },
  background_incomplete: {
    status: 400,
    text: 'Please enter wedding hash and select a file',
  },
  login_required: { status: 401, text: 'Oturum açmanız gerekiyor' },
  invalid_credentials: { status: 401, text: 'E-posta veya parola yanlış' },
  second_factor_required: {
    status: 401,
    text: 'Giriş için doğrulama kodu gerekiyor',
  },
  second_factor_wrong: {
    status: 401,
    text: 'Doğrulama kodu yanlış ya da süresi geçmiş',
  },
  uploads_disabled: {
    status: 403,
    text: 'Gelin ve damat şu anda yükleme özelliğini aktif etmedi',
  },
  undo_over: {
    status: 403,
    text: 'Bu dosyayı geri almak için süre doldu',
  },
  foreign_origin: {
    status: 403,
    text: 'Bu istek başka bir siteden geldiği için reddedildi',
  },
  second_factor_setup_required: {
    status: 403,
    text: 'Devam etmeden önce hesabınız için iki adımlı doğrulamayı kurmanız gerekiyor',
  },
  read_only_link: {
    status: 403,
    text: 'Bu bağlantıyla fotoğraf ve videolara bakabilir, onları indirebilirsiniz; yalnızca çift silebilir',
  },
  queue_protected: {
    status: 403,
    text: 'Kuyruklar buradan değiştirilemez; yalnızca başarısız işler yeniden denenebilir',
  },
  not_found: { status: 404, text: 'Bulunamadı' },
  wedding_not_found: { status: 404, text: 'Bu düğün yolu bulunamadı.' },
  media_not_found: { status: 404, text: 'Bu dosya bulunamadı' },
  files_not_found: {
    status: 404,
    text: 'Seçilen dosyalardan bazıları artık yok; galeriyi yenileyip yeniden deneyin',
  },
  nothing_to_download: {
    status: 404,
    text: 'Bu düğünde henüz indirilecek dosya yok',
  },
  archive_not_found: { status: 404, text: 'Bu arşiv bulunamadı' },
  upload_not_found: {
    status: 404,
    text: 'Bu yükleme bulunamadı, dosyayı yeniden gönderin',
  },
  message_not_found: { status: 404, text: 'Bu mesaj bulunamadı' },
  staff_not_found: { status: 404, text: 'Bu hesap bulunamadı' },
  session_not_found: { status: 404, text: 'Bu oturum artık açık değil' },
  background_not_found: {
    status: 404,
    text: 'No background found for this wedding',
  },
  album_not_found: {
    status: 404,
    text: 'Bu albümün bağlantısı artık geçerli değil',
  },
  wall_not_found: { status: 404, text: 'Bu ekran adresi artık geçerli değil' },
  event_not_found: { status: 404, text: 'Bu etkinlik bulunamadı' },
  request_timeout: { status: 408, text: 'Bağlantı zaman aşımına uğradı' },
  exact_repeat: {
    status: 409,
    text: 'Bu dosya aynı notla zaten var',
  },
  slug_taken: { status: 409, text: 'Bu wedding path zaten mevcut' },
  slug_in_use: {
    status: 409,
    text: 'Bu düğün yolu artık başka bir düğünün; geri almak için önce o düğünü silin (çöp kutusunda kalır)',
  },
  too_many_albums: {
    status: 409,
    text: 'Bir düğünün en fazla 200 albüm bağlantısı olabilir; önce birini sonlandırın',
  },
  too_many_walls: {
    status: 409,
    text: 'Bir düğünün en fazla 5 canlı ekranı olabilir; önce birini kapatın',
  },
  too_many_events: {
    status: 409,
    text: 'Bir düğünün en fazla 8 etkinliği olabilir; önce birini silin',
  },
  event_time_taken: {
    status: 409,
    text: 'Aynı gün aynı saatte başlayan bir etkinlik zaten var',
  },
  wedding_has_files: {
    status: 409,
    text: 'Bu düğünün dosyaları var; önce onları silin',
  },
  background_exists: {
    status: 409,
    text: 'Bu düğünün zaten bir arka planı var; önce onu silin',
  },
  not_in_trash: {
    status: 409,
    text: 'Yalnızca çöp kutusundakiler kalıcı olarak silinebilir',
  },
  staff_exists: {
    status: 409,
    text: 'Bu e-posta adresiyle bir hesap zaten var',
  },
  staff_self: { status: 409, text: 'Kendi hesabınızı kapatamazsınız' },
  staff_last: { status: 409, text: 'Son açık hesap kapatılamaz' },
  second_factor_off: {
    status: 409,
    text: 'Bu hesapta iki adımlı doğrulama açık değil',
  },
  second_factor_own: {
    status: 409,
    text: 'Kendi iki adımlı doğrulamanızı hesap sayfanızdan, bir kodla kapatabilirsiniz',
  },
  second_factor_mandatory: {
    status: 409,
    text: 'İki adımlı doğrulama herkes için zorunlu, kapatılamaz',
  },
  second_factor_not_begun: {
    status: 409,
    text: 'Kurulumun süresi doldu, baştan başlayın',
  },
  slice_conflict: {
    status: 409,
    text: 'Bu parça daha önce başka bir içerikle gönderildi',
  },
  upload_mismatch: { status: 409, text: 'Bu yükleme başka bir dosyaya ait' },
  upload_incomplete: {
    status: 409,
    text: 'Dosyanın bazı parçaları henüz ulaşmadı',
  },
  archive_gone: {
    status: 410,
    text: 'Bu arşivin süresi doldu ya da içindeki bir dosya silindi; arşivi yeniden hazırlayın',
  },
  file_too_large: { status: 413, text: 'Dosya boyutu çok büyük' },
  background_too_large: {
    status: 413,
    text: 'File too large. Maximum size is 50MB',
  },
  body_too_large: { status: 413, text: 'Gönderilen veri çok büyük' },
  unsupported_media: {
    status: 415,
    text: 'Yalnızca JPEG, HEIC, MP4 gibi yaygın fotoğraf ve video biçimleri yüklenebilir',
  },
  background_not_image: { status: 415, text: 'Please select an image file' },
  background_damaged: {
    status: 415,
    text: 'Bu görsel bozuk ya da yarım; eksiksiz bir kopyasını seçin',
  },
  background_too_many_pixels: {
    status: 415,
    text: 'Bu görselin çözünürlüğü çok yüksek; en fazla 120 megapiksel olabilir',
  },
  too_many_recipients: {
    status: 409,
    text: 'Bu arşiv için en fazla 5 e-posta adresine haber verilebilir',
  },
  content_changed: {
    status: 412,
    text: 'Dosya bu arada değişti, indirmeyi baştan başlatın',
  },
  range_not_satisfiable: { status: 416, text: 'İstenen bölüm dosyada yok' },
  too_many_requests: {
    status: 429,
    text: 'Çok fazla istek gönderildi, lütfen biraz bekleyin',
  },
  internal_error: { status: 500, text: 'Beklenmeyen bir hata oluştu' },
  slice_in_progress: {
    status: 503,
    text: 'Bu parça şu anda alınıyor, lütfen yeniden deneyin',
  },
  upload_busy: {
    status: 503,
    text: 'Dosya hâlâ hazırlanıyor, lütfen biraz sonra yeniden deneyin',
  },
  mail_unavailable: {
    status: 503,
    text: 'Şu anda e-posta gönderilemiyor; arşivi e-posta adresi vermeden hazırlayın',
  },
  service_unavailable: {
    status: 503,
    text: 'Hizmete geçici olarak ulaşılamıyor, lütfen yeniden deneyin',
  },
  wedding_day_full: {
    status: 507,
    text: 'Bu düğüne son 24 saatte gönderilebilecek dosyaların sınırına ulaşıldı, lütfen daha sonra yeniden deneyin',
  },
  storage_full: {
    status: 507,
    text: 'Depolama alanı dolu, dosya kaydedilemedi',
  },
} as const satisfies Record<string, { status: number; text: string }>;

export type ProblemCode = keyof typeof PROBLEMS;
