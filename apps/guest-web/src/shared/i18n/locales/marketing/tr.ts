/** Turkish, the reference of the keys: the public site, drawn at build time. */
export const messages = {
  meta: {
    home: {
      title: '{{brand}} · Düğün fotoğrafları tek bir yerde',
      description:
        'Misafirleriniz masadaki QR kodu okutur, fotoğraf ve videolarını size gönderir. Uygulama yok, üyelik yok; bütün anılar orijinal kalitesiyle sizin.',
    },
    howItWorks: {
      title: 'Nasıl çalışır? · {{brand}}',
      description:
        'Dört adımda düğün sayfanız: bize yazın, sayfanız ve QR kodlarınız hazırlansın, misafirler okutsun.',
    },
    pricing: {
      title: 'Fiyat · {{brand}}',
      description:
        'Tek ödeme, bütün etkinlikler: yükleme sayfası, kart tasarımı, QR kodlar, sınırsız yükleme.',
    },
    links: {
      title: 'Bağlantılar · {{brand}}',
      description: 'Bize mesajla, e-postayla ya da sosyal medyadan ulaşın.',
    },
    contact: {
      title: 'İletişim · {{brand}}',
      description: 'Düğün tarihinizi yazın, size kısa sürede dönelim.',
    },
    privacy: {
      title: 'Gizlilik bildirimi · {{brand}}',
      description:
        'Kişisel verilerinizi kimin, ne için ve ne kadar süre sakladığı.',
    },
    notFound: { title: 'Sayfa bulunamadı · {{brand}}' },
  },
  nav: {
    label: 'Ana menü',
    skip: 'İçeriğe geç',
    menu: 'Menü',
    language: 'Dil',
    howItWorks: 'Nasıl çalışır?',
    features: 'Özellikler',
    testimonials: 'Yorumlar',
    pricing: 'Fiyat',
    contact: 'İletişim',
    links: 'Bağlantılar',
  },
  call: {
    order: 'Hemen ücretsiz deneyin',
    messenger: 'Mesaj gönderin',
    social: 'Sosyal medyadan yazın',
    form: 'İletişim formu',
    on: '{{name}} üzerinden yazın',
  },
  hero: {
    title: 'Düğününüz, misafirlerinizin gözünden',
    text: 'Masadaki QR kodu okutan her misafir, çektiği fotoğraf ve videoları saniyeler içinde size ulaştırır. Uygulama yok, üyelik yok.',
    how: 'Nasıl çalıştığını görün',
    note: 'Önce ücretsiz deneyin, sonra karar verin.',
    art: 'Keten örtülü bir masada QR kodlu davet kartı, yanında Defne ile Kerem’in yükleme sayfası açık bir telefon',
  },
  steps: {
    title: 'Üç adımda bütün anılar',
    items: {
      order: {
        title: 'Bize yazın',
        text: 'Tarihinizi ve isimlerinizi söyleyin; kartınızı birlikte seçelim.',
      },
      scan: {
        title: 'Misafirler okutsun',
        text: 'Masalardaki QR kod, size ait yükleme sayfasını açar.',
      },
      keep: {
        title: 'Anılar sizde kalsın',
        text: 'Hepsi tek galeride: bakın, indirin, sevdiklerinizle paylaşın.',
      },
    },
    more: 'Adım adım görün',
  },
  designs: {
    title: 'Masanıza yakışan kartlar',
    text: 'Her düğünün havası başka. Kartınızı renklerinize ve davetiyenize göre çiziyoruz.',
    scan: 'Bu kartlardaki QR kod gerçek: telefonunuzun kamerasını tutun, örnek sayfamız açılsın.',
    items: {
      botanical: {
        name: 'Zeytin Dalı',
        text: 'Elle çizilmiş dallar, kır düğünlerinin sadeliği.',
      },
      deco: {
        name: 'Gece Balosu',
        text: 'Lacivert üzerine altın; art deco bir balo gecesi.',
      },
      modern: {
        name: 'Yalın',
        text: 'Büyük harfler, bol boşluk, tek bir renk.',
      },
      tile: {
        name: 'Çini',
        text: 'İznik laleleri ve karanfilleri, kobalt mavisi.',
      },
    },
  },
  customers: {
    title: 'Çiftlerin sayfaları',
    text: 'Her sayfa çiftin kendi fotoğrafıyla ve her misafirin kendi dilinde açılır.',
    items: {
      bosphorus: 'Boğaz’da gün batımı',
      baku: 'Hazar kıyısında Bakü',
      garden: 'İngiltere’de bahçe düğünü',
      tuscany: 'Toskana tepeleri',
      aegean: 'Ege’de bir ada',
      lake: 'Alpler’de bir göl',
      steppe: 'Tanrı Dağları’nın eteğinde',
      cappadocia: 'Kapadokya’da balonlar',
    },
    alt: '{{couple}}: yükleme sayfası, {{scene}}',
  },
  carousel: { previous: 'Önceki', next: 'Sonraki' },
  price: {
    title: 'Tek paket, her şey içinde',
    season: 'Sezon sonu indirimi',
    once: 'Bütün etkinlikler için tek ödeme',
    includes: 'Pakette neler var?',
    items: {
      page: 'Size özel yükleme sayfası',
      card: 'Size özel kart tasarımı',
      codes:
        'Masalar, girişteki fotoğraf aynası veya davetiyeler için QR kodlar',
      uploads: 'Sınırsız yükleme',
      storage: 'Güvenli saklama',
      mobile: 'Her telefonla uyumlu',
      instant: 'Anında erişim',
      download: 'Toplu indirme',
      events: 'Kına, nişan, düğün: bütün etkinlikler tek pakette',
    },
    order: 'Sipariş verin',
    details: 'Fiyat hakkında',
  },
  features: {
    title: 'Düğün günü düşünülerek yapıldı',
    items: {
      simple: {
        title: 'Uygulama yok, üyelik yok',
        text: 'Kamerayı açın, kodu okutun, sayfa karşınızda. Dedeler, nineler bile rahatça kullanır.',
      },
      original: {
        title: 'Orijinal kalite',
        text: 'Fotoğraflar sıkıştırılmaz, videolar kırpılmaz; nasıl çekildiyse öyle saklanır.',
      },
      wifi: {
        title: 'Zayıf internete dayanıklı',
        text: 'Bağlantı koparsa yükleme kaldığı yerden devam eder. Hiçbir kare kaybolmaz.',
      },
      notes: {
        title: 'Fotoğrafın yanında bir not',
        text: 'Misafirler isimlerini ve dileklerini de bırakır; anı defteriniz kendiliğinden dolar.',
      },
      private: {
        title: 'Gözlerden uzak',
        text: 'Galeriniz yalnızca gizli bir bağlantıyla açılır ve arama motorlarında çıkmaz.',
      },
      download: {
        title: 'Hepsi tek dosyada',
        text: 'Binlerce fotoğrafı tek seferde indirin; isimler ve notlar da yanında gelsin.',
      },
    },
  },
  testimonials: {
    title: 'Çiftler ne diyor?',
    sample: 'Bunlar örnek yorumlardır; bu bölümün nasıl görüneceğini gösterir.',
    quotes: {
      one: 'Fotoğrafçının hiç görmediği anları misafirlerimizden topladık. En sevdiğimiz kare, dayımın telefonundan çıktı.',
      two: 'Ertesi sabah kahvaltıda 1.400 fotoğrafa birlikte baktık. Gülmekten çayımız soğudu.',
      three: 'Babaannem bile kodu okutup video göndermiş. Sesi hâlâ bende.',
      four: 'Salonda internet neredeyse yoktu; yine de tek bir fotoğraf bile kaybolmadı.',
      five: 'Kartlar davetiyemizle öyle uyumluydu ki misafirler eve götürmek istedi.',
      six: 'Kına, nikâh, düğün: hepsi tek yerde. Grup grup dolaşıp fotoğraf istemek zorunda kalmadık.',
      seven:
        'Almanya’daki akrabalarımız sayfayı kendi dillerinde açtı. Kimseye anlatmamız gerekmedi.',
      eight: 'Notları okurken ağladık. Fotoğraflar kadar değerliler.',
      nine: 'Bir mesaj attık, iki gün sonra kartlar hazırdı.',
      ten: 'Bütün galeriyi tek dosyada indirip yedekledik. İçimiz rahat.',
    },
  },
  final: {
    title: 'O gün bir kez yaşanır',
    text: 'Misafirlerinizin telefonlarında kalan anılar, size de ulaşsın.',
  },
  footer: { made: 'Düğününüzden kalan her an için.' },
  howItWorks: {
    title: 'Nasıl çalışır?',
    description: 'Sizden yalnızca bir mesaj; gerisi dört adımda hazır.',
    steps: {
      contact: {
        title: 'Bize ulaşın',
        text: 'Düğün tarihinizi ve isimlerinizi yazın. Önce ücretsiz deneyin, sonra karar verin.',
      },
      page: {
        title: 'Sayfanız ve QR kodlarınız hazırlanır',
        text: 'Size özel yükleme sayfasını açar, kart tasarımınızı ve masalar için QR kodları göndeririz.',
      },
      scan: {
        title: 'Misafirler QR kodu okutur',
        text: 'Telefonun kamerası yeter. Fotoğraf ve videolarını, isterlerse bir notla birlikte yüklerler.',
      },
      keep: {
        title: 'Bütün anılar tek yerde',
        text: 'Galeriniz düğün sürerken dolmaya başlar. Bakın, seçin, hepsini tek seferde indirin.',
      },
    },
  },
  pricing: {
    title: 'Fiyat',
    description: 'Bütün etkinlikleriniz için tek paket, tek ödeme.',
    tryFirst: 'Önce ücretsiz deneyin, ayrıntıları sonra konuşalım.',
    notice: 'Yoğun talep nedeniyle fiyatlarımız henüz güncellenmemiştir.',
  },
  links: {
    trial: 'Ücretsiz deneyin',
    messenger: 'Mesajlaşma uygulaması',
    sms: 'Kısa mesaj',
    social: 'Sosyal medya',
    shortVideo: 'Kısa videolar',
    email: 'E-posta',
    form: 'İletişim formu',
  },
  contact: {
    title: 'Bize yazın',
    description:
      'Tarihinizi ve aklınızdakini yazın; size en kısa sürede dönelim.',
    name: 'Adınız',
    email: 'E-posta adresiniz',
    weddingDate: 'Düğün tarihi',
    message: 'Mesajınız',
    leaveEmpty: 'Bu alanı boş bırakın',
    send: 'Gönder',
    sending: 'Gönderiliyor…',
    success:
      'Teşekkür ederiz! Mesajınız bize ulaştı, kısa sürede yanıt vereceğiz.',
    errorMessage:
      'Mesajınız gönderilemedi. Lütfen biraz sonra yeniden deneyin.',
    busy: 'Kısa sürede çok fazla mesaj gönderildi. Lütfen bir süre sonra yeniden deneyin.',
    check: 'Lütfen işaretli alanları kontrol edin.',
    required: 'Bu alanı doldurun.',
    invalidEmail: 'Geçerli bir e-posta adresi yazın.',
    invalidDate: 'Geçerli bir tarih seçin.',
    tooLong: 'Bu alan için çok uzun; lütfen kısaltın.',
    dateOutOfRange:
      'Son bir yıl ile önümüzdeki on yıl arasında bir tarih seçin.',
    invalid: 'Bu alanı kontrol edin.',
    direct: 'Bize doğrudan ulaşın',
    noScript: 'Formu göndermek için tarayıcınızda JavaScript açık olmalı.',
    noScriptElse: 'Dilerseniz bize bu sayfadaki bağlantılardan ulaşın.',
  },
  privacy: {
    title: 'Gizlilik bildirimi',
    more: 'Ayrıntılı bilgi',
    kept_one:
      'Mesajınızı {{count}} gün saklar, yalnızca size yanıt vermek için kullanırız.',
    kept_other:
      'Mesajınızı {{count}} gün saklar, yalnızca size yanıt vermek için kullanırız.',
  },
  notFound: {
    title: 'Bu sayfa bulunamadı',
    text: 'Bağlantıda bir harf eksik kalmış olabilir. Masanızdaki QR kodu yeniden okutmayı deneyin.',
  },
  demo: {
    title: 'Bir galeriye göz atın',
    text: 'Örnek düğünümüzün galerisi: misafirlerin gönderdiği fotoğraflar ve notlarıyla, çiftin gördüğü hâliyle.',
    gallery: 'Örnek galeriyi açın',
    page: 'Örnek sayfayı açın',
    alt: 'Örnek düğünden bir fotoğraf',
  },
  faq: {
    title: 'Sık sorulanlar',
    kept: {
      question: 'Fotoğraflarımız ne kadar saklanır?',
      forGood:
        'Süre sınırı yoktur: siz sildirene kadar saklanır. Hepsini dilediğiniz zaman indirebilirsiniz.',
      months_one:
        'Son yüklemeden sonra {{count}} ay saklanır. Galeri, silinme tarihini 30 gün önceden bildirir; o güne kadar hepsini indirebilirsiniz.',
      months_other:
        'Son yüklemeden sonra {{count}} ay saklanır. Galeri, silinme tarihini 30 gün önceden bildirir; o güne kadar hepsini indirebilirsiniz.',
    },
    seen: {
      question: 'Fotoğrafları kimler görür?',
      answer:
        'Yalnızca siz ve galerinizin gizli bağlantısını verdiğiniz kişiler. Misafirler yükleme sayfasını görür, birbirlerinin fotoğraflarını görmez. Yardım gerektiğinde ekibimiz de galeriyi açabilir.',
    },
    iphone: {
      question: 'iPhone’da çalışır mı, HEIC fotoğraflar ne olur?',
      answer:
        'Evet. iPhone’da da Android’de de tarayıcı yeter. HEIC fotoğraflar ve videolar özgün kalitesiyle saklanır, galeride her cihazda görünür.',
    },
    guests: {
      question: 'Kaç misafir katılabilir?',
      answer:
        'Davet ettiğiniz herkes. Misafir ve dosya sayısında sınır yoktur; tek bir dosya en çok {{size}} olabilir.',
    },
  },
  back: 'Ana sayfaya dön',
};
