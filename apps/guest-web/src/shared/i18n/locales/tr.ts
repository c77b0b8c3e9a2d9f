/**
 * Turkish: the reference of the keys, and the fallback. Texts of the
 * specification are quoted.
 */
export const messages = {
  common: {
    cancel: 'Vazgeç',
    close: 'Kapat',
    retry: 'Yeniden dene',
    reload: 'Sayfayı yenile',
    loading: 'Yükleniyor…',
    language: 'Dil',
    undo: 'Geri al',
    toDark: 'Koyu görünüme geç',
    toLight: 'Açık görünüme geç',
    privacy: 'Gizlilik bildirimi',
  },
  upload: {
    preparing: 'Anılarınız hazırlanıyor...',
    pathErrors: {
      missing: 'Geçersiz düğün yolu.',
      unknown: 'Bu düğün yolu bulunamadı.',
      noInfo: 'Düğün bilgileri alınamadı.',
      infoFailed: 'Düğün bilgileri alınırken hata oluştu.',
      checkFailed: 'Yol doğrulaması yapılırken hata oluştu.',
    },
    goingHome: 'Birazdan ana sayfaya yönlendirileceksiniz.',
    heading: 'Anılarınızı paylaşın',
    invitation:
      'Çektiğiniz fotoğraf ve videolar bu günden kalan en güzel hediye. Uygulama yok, üyelik yok.',
    uploadFiles: 'Fotoğraf/Video Yükle',
    uploadWithNote: 'Mesajla Yükle',
    disabled: 'Gelin ve damat şu anda yükleme özelliğini aktif etmedi',
    pickerBusy: 'Telefonunuz fotoğrafları hazırlıyor…',
    progress: '{{done}}/{{total}} dosya kaydedildi',
    saved_one: '{{count}} anı güvenle kaydedildi. Teşekkür ederiz!',
    saved_other: '{{count}} anı güvenle kaydedildi. Teşekkür ederiz!',
    partlySaved: '{{done}} dosya kaydedildi, {{failed}} dosya gönderilemedi.',
    notSent_one: '{{count}} dosya gönderilemedi.',
    notSent_other: '{{count}} dosya gönderilemedi.',
    note: {
      unavailable: '{{name}} için mesaj penceresi açılamadı.',
      without: 'Mesajsız yükle',
    },
    links: {
      label: 'İletişim',
      messenger: 'Bize yazın',
      social: 'Bizi takip edin',
    },
  },
  errors: {
    crashTitle: 'Bir şeyler ters gitti',
    crashText:
      '“Kaydedildi” işareti olan her şey güvende. Devam etmek için sayfayı yenileyin.',
    crashReload: 'Devam etmek için sayfayı yenileyin.',
  },
};
