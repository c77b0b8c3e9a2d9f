export const messages = {
  visibility: {
    now: {
      none: 'Şu anda misafirler albümünüzü görmüyor.',
      shared: 'Şu anda misafirler albümünüzü görüyor.',
      sealed:
        '{{day}}, {{time}} vaktine kadar albümü yalnızca ikiniz görüyorsunuz.',
    },
    modes: {
      legend: 'Misafirler ne görsün?',
      'upload-only': {
        title: 'Albümü yalnızca biz görelim',
        text: 'Misafirler yalnızca kendi gönderdiklerini görür.',
      },
      shared: {
        title: 'Misafirler de görsün',
        text: 'Yükleme sayfasını açan herkes, kaydettiğiniz andan itibaren misafirlerinizin fotoğraf ve videolarını orada görür.',
      },
      sealed: {
        title: 'Seçtiğimiz güne kadar sürpriz kalsın',
        text: 'O güne kadar misafirler ve yakınlarınız tek bir kare göremez, kaç tane olduğunu bile bilemez. Sonrasında misafirler albümü yükleme sayfasında görür.',
      },
    },
    day: 'Gün',
    time: 'Saat (düğünün yapıldığı yerde)',
    past: 'Lütfen ileri bir gün ve saat seçin.',
    new: {
      legend: 'Yeni fotoğraf ve videolar',
      'at-once': {
        title: 'Hemen görünsün',
        text: 'Yeni gelenler misafirlerin albümünde kendiliğinden görünür.',
      },
      'by-choice': {
        title: 'Önce biz bakalım',
        text: 'Yeni gelenler, siz misafirlere gösterene kadar galerinizde bekler. Misafirlerin şimdiden gördükleri görünür kalır.',
      },
    },
    hint: 'Galerinizde istediğiniz fotoğrafı dilediğiniz zaman misafirlerden gizleyebilirsiniz.',
    save: 'Kaydet',
    saved: 'Kaydedildi, hemen geçerli.',
    failed: 'Kaydedilemedi. Lütfen yeniden deneyin.',
    confirmShare:
      'Misafirler albümü hemen görecek; bekleyen ve gizlenen dosyalar görünmeyecek. Albüm açılsın mı?',
  },
};
