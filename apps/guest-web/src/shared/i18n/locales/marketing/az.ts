import type { MarketingMessages } from '../../messages';

export const messages = {
  meta: {
    home: {
      title: '{{brand}} · Toyun bütün şəkilləri bir yerdə',
      description:
        'Qonaqlar masadakı QR kodu oxudur, şəkil və videolarını sizə göndərir. Nə tətbiq lazımdır, nə də qeydiyyat; bütün xatirələr orijinal keyfiyyətdə sizindir.',
    },
    howItWorks: {
      title: 'Necə işləyir? · {{brand}}',
      description:
        'Toy səhifəniz dörd addımda: bizə yazın, səhifəniz və QR kodlarınız hazır olsun, qonaqlar oxutsun.',
    },
    pricing: {
      title: 'Qiymət · {{brand}}',
      description:
        'Bütün tədbirlər üçün bir ödəniş: yükləmə səhifəsi, kart dizaynı, QR kodlar və limitsiz yükləmə.',
    },
    links: {
      title: 'Keçidlər · {{brand}}',
      description: 'Bizə mesajla, e-poçtla və ya sosial şəbəkədən yazın.',
    },
    contact: {
      title: 'Əlaqə · {{brand}}',
      description: 'Toy tarixinizi yazın, tezliklə cavab verək.',
    },
    privacy: {
      title: 'Məxfilik bildirişi · {{brand}}',
      description: 'Şəxsi məlumatlarınızı kim, nə üçün və nə qədər saxlayır.',
    },
    notFound: { title: 'Səhifə tapılmadı · {{brand}}' },
  },
  nav: {
    label: 'Əsas menyu',
    skip: 'Məzmuna keç',
    menu: 'Menyu',
    language: 'Dil',
    howItWorks: 'Necə işləyir?',
    features: 'Üstünlüklər',
    testimonials: 'Rəylər',
    pricing: 'Qiymət',
    contact: 'Əlaqə',
    links: 'Keçidlər',
  },
  call: {
    order: 'Pulsuz sınayın',
    messenger: 'Mesaj göndərin',
    social: 'Sosial şəbəkədən yazın',
    form: 'Əlaqə forması',
    on: '{{name}} ilə yazın',
  },
  hero: {
    title: 'Toyunuz qonaqların gözü ilə',
    text: 'Masadakı QR kodu oxudan hər qonaq çəkdiyi şəkil və videoları bir neçə saniyəyə sizə göndərir. Nə tətbiq lazımdır, nə də qeydiyyat.',
    how: 'Necə işlədiyinə baxın',
    note: 'Əvvəlcə pulsuz sınayın, sonra qərar verin.',
    art: 'Bəzədilmiş masada QR kodlu kart, yanında Nigar ilə Elvinin səhifəsi açıq olan telefon',
  },
  steps: {
    title: 'Üç addımda bütün xatirələr',
    items: {
      order: {
        title: 'Bizə yazın',
        text: 'Adlarınızı və tarixi deyin, kartınızı birlikdə seçək.',
      },
      scan: {
        title: 'Qonaqlar oxutsun',
        text: 'Masalardakı QR kod yalnız sizə aid səhifəni açır.',
      },
      keep: {
        title: 'Xatirələr sizdə qalsın',
        text: 'Hamısı bir qalereyada: baxın, endirin, sevdiklərinizlə bölüşün.',
      },
    },
    more: 'Addım-addım oxuyun',
  },
  designs: {
    title: 'Masanıza yaraşan kartlar',
    text: 'Hər toyun öz havası var. Kartınızı rənglərinizə və dəvətnamənizə uyğun çəkirik.',
    scan: 'Bu kartlardakı QR kod həqiqidir: telefonunuzun kamerasını tutun, nümunə səhifəmiz açılsın.',
    items: {
      botanical: {
        name: 'Zeytun budağı',
        text: 'Əllə çəkilmiş budaqlar, bağ toyunun sadəliyi.',
      },
      deco: {
        name: 'Gecə balı',
        text: 'Tünd göy üzərində qızılı, ar-deko axşamı.',
      },
      modern: {
        name: 'Sadə',
        text: 'İri hərflər, geniş boşluq və tək bir rəng.',
      },
      tile: {
        name: 'İznik kaşısı',
        text: 'İznik kaşılarının kobalt mavisində lalələr və qərənfillər.',
      },
    },
  },
  customers: {
    title: 'Cütlüklərin səhifələri',
    text: 'Hər səhifə cütlüyün öz şəkli ilə və qonağın öz dilində açılır.',
    items: {
      bosphorus: 'Bosforda gün batımı',
      baku: 'Xəzər sahilində Bakı',
      garden: 'İngiltərədə bağ toyu',
      tuscany: 'Toskana təpələri',
      aegean: 'Egey dənizində bir ada',
      lake: 'Alp dağlarında bir göl',
      steppe: 'Tyan-Şanın ətəyində',
      cappadocia: 'Kapadokya üzərində hava şarları',
    },
    alt: '{{couple}}: yükləmə səhifəsi, {{scene}}',
  },
  carousel: { previous: 'Əvvəlki', next: 'Növbəti' },
  price: {
    title: 'Bir paketdə hər şey',
    season: 'Mövsüm sonu endirimi',
    once: 'Bütün tədbirlər üçün bir ödəniş',
    includes: 'Paketə nələr daxildir?',
    items: {
      page: 'Şəxsi yükləmə səhifəniz',
      card: 'Sizin üçün hazırlanan kart dizaynı',
      codes:
        'Masalar, girişdəki foto güzgüsü və ya dəvətnamələr üçün QR kodlar',
      uploads: 'Limitsiz yükləmə',
      storage: 'Etibarlı saxlama',
      mobile: 'Hər telefona uyğundur',
      instant: 'Dərhal giriş',
      download: 'Hamısını bir dəfəyə endirmək',
      events: 'Xınayaxdı, nişan, toy: bütün tədbirlər bir paketdə',
    },
    order: 'Sifariş verin',
    details: 'Qiymət haqqında',
  },
  features: {
    title: 'Məhz toy günü üçün hazırlanıb',
    items: {
      simple: {
        title: 'Tətbiqsiz, qeydiyyatsız',
        text: 'Kameranı açın, kodu oxudun, səhifə qarşınızdadır. Nənə-babalar da bacarır.',
      },
      original: {
        title: 'Orijinal keyfiyyət',
        text: 'Şəkillər sıxılmır, videolar kəsilmir; necə çəkilibsə, elə də saxlanılır.',
      },
      wifi: {
        title: 'Zəif internetdə də işləyir',
        text: 'Əlaqə kəsilsə, yükləmə qaldığı yerdən davam edir. Heç nə itmir.',
      },
      notes: {
        title: 'Şəklin yanında bir neçə söz',
        text: 'Qonaqlar adlarını və arzularını da yazır, xatirə dəftəriniz öz-özünə dolur.',
      },
      private: {
        title: 'Kənar gözlərdən uzaq',
        text: 'Qalereyanız gizli keçiddədir və axtarış sistemlərində görünmür.',
      },
      download: {
        title: 'Hamısı bir faylda',
        text: 'Minlərlə şəkli adlar və qeydlərlə birlikdə bir dəfəyə endirin.',
      },
    },
  },
  testimonials: {
    title: 'Cütlüklər nə deyir?',
    sample: 'Bunlar nümunə rəylərdir; səhifənin necə görünəcəyini göstərir.',
    quotes: {
      one: 'Qonaqlarımız fotoqrafın görmədiyi anları lentə alıb. Ən sevdiyimiz şəkil dayımın telefonundan çıxdı.',
      two: 'Ertəsi gün səhər yeməyində 1400 şəklə birlikdə baxdıq. Gülməkdən çayımız soyudu.',
      three:
        'Hətta nənəm də kodu oxudub video göndərib. Səsi hələ də məndədir.',
      four: 'Salonda internet demək olar ki, yox idi; yenə də bir şəkil belə itmədi.',
      five: 'Kartlar dəvətnamə ilə elə uyğun idi ki, qonaqlar evə aparmaq istədi.',
      six: 'Xınayaxdı, nikah, toy: hamısı bir yerdə. Heç bir qrupda şəkil istəmədik.',
      seven:
        'Xaricdəki qohumlar səhifəni öz dilində gördü. Heç kimə izah etmək lazım olmadı.',
      eight: 'Arzuları oxuyanda ağladıq. Şəkillər qədər dəyərlidir.',
      nine: 'Bir mesaj yazdıq, iki gün sonra kartlar hazır idi.',
      ten: 'Bütün qalereyanı bir faylda endirib ehtiyat nüsxəsini saxladıq. İndi rahatıq.',
    },
  },
  final: {
    title: 'O gün bir dəfə yaşanır',
    text: 'Qonaqlarınızın telefonunda qalan xatirələr sizə də çatsın.',
  },
  footer: { made: 'Toyunuzdan qalan hər an üçün.' },
  howItWorks: {
    title: 'Necə işləyir?',
    description: 'Sizdən yalnız bir mesaj; qalanı dörd addımdır.',
    steps: {
      contact: {
        title: 'Bizə yazın',
        text: 'Toy tarixini və adlarınızı göndərin. Əvvəlcə pulsuz sınayın, sonra qərar verin.',
      },
      page: {
        title: 'Səhifəniz və QR kodlarınız hazırlanır',
        text: 'Şəxsi yükləmə səhifənizi hazırlayır, sizə kart dizaynını və masalar üçün QR kodları göndəririk.',
      },
      scan: {
        title: 'Qonaqlar QR kodu oxudur',
        text: 'Telefonun kamerası kifayətdir. Şəkil və videolarını yükləyir, istəsələr, bir neçə söz də yazırlar.',
      },
      keep: {
        title: 'Bütün xatirələr bir yerdə',
        text: 'Qalereyanız hələ toy davam edərkən dolur. Baxın, seçin, hamısını bir dəfəyə endirin.',
      },
    },
  },
  pricing: {
    title: 'Qiymət',
    description: 'Bütün tədbirləriniz üçün bir paket, bir ödəniş.',
    tryFirst: 'Əvvəlcə pulsuz sınayın, təfərrüatları sonra danışarıq.',
    notice: 'Tələbat yüksək olduğu üçün qiymətlərimiz hələ yenilənməyib.',
  },
  links: {
    trial: 'Pulsuz sınayın',
    messenger: 'Mesajlaşma tətbiqi',
    sms: 'Qısa mesaj',
    social: 'Sosial şəbəkə',
    shortVideo: 'Qısa videolar',
    email: 'E-poçt',
    form: 'Əlaqə forması',
  },
  contact: {
    title: 'Bizə yazın',
    description:
      'Toy tarixinizi və ürəyinizdən keçəni yazın; tezliklə cavab verəcəyik.',
    name: 'Adınız',
    email: 'E-poçt ünvanınız',
    weddingDate: 'Toy tarixi',
    message: 'Mesajınız',
    leaveEmpty: 'Bu sahəni boş saxlayın',
    send: 'Göndər',
    sending: 'Göndərilir…',
    success: 'Təşəkkür edirik! Mesajınız bizə çatdı, tezliklə cavab verəcəyik.',
    errorMessage: 'Mesajınız göndərilmədi. Bir az sonra yenidən cəhd edin.',
    busy: 'Qısa müddətdə çox mesaj göndərilib. Bir müddət sonra yenidən cəhd edin.',
    check: 'İşarələnmiş sahələri yoxlayın.',
    required: 'Bu sahəni doldurun.',
    invalidEmail: 'Düzgün e-poçt ünvanı yazın.',
    invalidDate: 'Düzgün tarix seçin.',
    tooLong: 'Çox uzundur; qısaldın.',
    dateOutOfRange: 'Son bir il ilə növbəti on il arasında bir tarix seçin.',
    invalid: 'Bu sahəni yoxlayın.',
    direct: 'Birbaşa əlaqə',
    noScript: 'Formanı göndərmək üçün brauzerdə JavaScript aktiv olmalıdır.',
    noScriptElse: 'Bu səhifədəki keçidlərdən də yaza bilərsiniz.',
  },
  privacy: {
    title: 'Məxfilik bildirişi',
    more: 'Ətraflı məlumat',
    kept_one:
      'Mesajınızı {{count}} gün saxlayırıq və yalnız sizə cavab vermək üçün istifadə edirik.',
    kept_other:
      'Mesajınızı {{count}} gün saxlayırıq və yalnız sizə cavab vermək üçün istifadə edirik.',
  },
  notFound: {
    title: 'Bu səhifə tapılmadı',
    text: 'Keçiddə bir hərf çatışmaya bilər. Masanızdakı QR kodu yenidən oxudun.',
  },
  demo: {
    title: 'Bir qalereyaya baxın',
    text: 'Nümunə toyumuzun qalereyası: qonaqların şəkilləri və qeydləri ilə, cütlüyün gördüyü kimi.',
    gallery: 'Nümunə qalereyanı açın',
    page: 'Nümunə səhifəni açın',
    alt: 'Nümunə toydan şəkil',
  },
  faq: {
    title: 'Tez-tez verilən suallar',
    kept: {
      question: 'Şəkillərimiz nə qədər saxlanılır?',
      forGood:
        'Müddət məhdudiyyəti yoxdur: siz sildirənə qədər saxlanılır. Hamısını istədiyiniz vaxt endirə bilərsiniz.',
      months_one:
        'Son yükləmədən sonra {{count}} ay saxlanılır. Qalereya silinmə tarixini 30 gün əvvəl bildirir; o günə qədər hamısını endirə bilərsiniz.',
      months_other:
        'Son yükləmədən sonra {{count}} ay saxlanılır. Qalereya silinmə tarixini 30 gün əvvəl bildirir; o günə qədər hamısını endirə bilərsiniz.',
    },
    seen: {
      question: 'Şəkilləri kim görür?',
      answer:
        'Yalnız siz və qalereyanızın gizli keçidini verdiyiniz adamlar. Qonaqlar yükləmə səhifəsini görür, bir-birinin şəkillərini görmür. Kömək lazım olanda komandamız da qalereyanı aça bilər.',
    },
    iphone: {
      question: 'iPhone-da işləyirmi, HEIC şəkillər necə olur?',
      answer:
        'Bəli. iPhone-da da, Android-də də brauzer kifayətdir. HEIC şəkillər və videolar orijinal keyfiyyətdə saxlanılır, qalereyada hər cihazda görünür.',
    },
    guests: {
      question: 'Neçə qonaq qoşula bilər?',
      answer:
        'Dəvət etdiyiniz hər kəs. Qonaqların və faylların sayında məhdudiyyət yoxdur; bir fayl ən çox {{size}} ola bilər.',
    },
  },
  back: 'Ana səhifəyə qayıt',
} satisfies MarketingMessages;
