import type { GalleryMessages } from '../../messages';

export const messages = {
  gallery: {
    loading: 'Xatirələriniz açılır…',
    empty: 'Hələ foto və ya video yoxdur.',
    emptyHint: 'Qonaqlarınızın paylaşdıqları burada görünəcək.',
    noHashExample: 'Tam ünvan belə görünür:',
    items: 'Foto və videolar',
    photo: 'Foto',
    video: 'Video',
    from: 'Göndərən: {{name}}',
    view: 'Bax',
    download: 'Endir',
    remove: 'Sil',
    cannotShow: 'Bu faylı burada göstərmək mümkün deyil.',
    cannotOpen:
      'Bu faylı açmaq mümkün olmadı. Orijinalını yenə də endirə bilərsiniz.',
    incomplete: 'Fayl natamamdır',
    preparing: 'Hazırlanır…',
    arrivals_one: '{{count}} yeni',
    arrivals_other: '{{count}} yeni',
    busy: 'İşlənir…',
    count_one: '{{count}} xatirə',
    count_other: '{{count}} xatirə',
    selectAll: 'Hamısını seç',
    clearSelection: 'Seçimi təmizlə',
    selected_one: '{{count}} seçilib',
    selected_other: '{{count}} seçilib',
    downloadSelected: 'Seçilənləri endir',
    downloading: 'Endirilir: {{percent}}',
    downloaded: 'Tamamlandı: {{percent}}',
    downloadAgain: 'Yenidən cəhd et',
    deleteSelected: 'Seçilənləri sil',
    confirmRemove: '“{{name}}” silinsin?',
    confirmRemoveMany_one: 'Seçilmiş {{count}} fayl silinsin?',
    confirmRemoveMany_other: 'Seçilmiş {{count}} fayl silinsin?',
    removed: '“{{name}}” silindi.',
    removedMany_one: '{{count}} fayl silindi.',
    removedMany_other: '{{count}} fayl silindi.',
    restored_one: '{{count}} fayl geri qaytarıldı.',
    restored_other: '{{count}} fayl geri qaytarıldı.',
    nothingMissing: 'Əskik bir şey yoxdur; hamısı qalereyadadır.',
    restoreError:
      'Geri qaytarmaq mümkün olmadı. Zəhmət olmasa, yenidən cəhd edin.',
    viewOnly: 'Baxa və endirə bilərsiniz; yalnız cütlük silə bilər.',
    linkEnded: 'Bu keçid artıq işləmir.',
    linkEndedHint: 'Yeni keçidi onu sizə göndərən şəxsdən istəyin.',
    linkUnknown: 'Bu keçid heç bir qalereya açmır.',
    linkUnknownHint:
      'Keçid yarımçıq ola bilər və ya yenisi ilə əvəz edilib. Düzgün keçidi onu göndərən şəxsdən istəyin.',
    guestLink: {
      title: 'Qonaqlarınız üçün keçid:',
      copy: 'Keçidi kopyala',
      copied: 'Keçid kopyalandı.',
      notCopied: 'Keçid kopyalanmadı. Onu seçib özünüz kopyalayın.',
      code: 'Qonaqların keçidinin QR kodu',
    },
    celebration: {
      title: 'Xoşbəxtliyiniz daim olsun',
      subtitle: 'O gün, sevdiklərinizin gözü ilə',
      message_one: '{{count}} xatirə sizi gözləyir.',
      message_other: '{{count}} xatirə sizi gözləyir.',
      loading: 'Xatirələriniz yüklənir…',
      ready: 'Xatirələriniz hazırdır.',
    },
  },
  downloads: {
    all: 'Hamısını endir',
    keptUntil:
      'Fayllar {{day}} tarixinə qədər saxlanılır. Zəhmət olmasa, o vaxta qədər endirin.',
    title: 'Arxiviniz',
    contents_one: '{{count}} fayl, {{size}}',
    contents_other: '{{count}} fayl, {{size}}',
    now: 'İndi endir',
    resume:
      'Bağlantı kəsilsə, brauzerinizin endirmələr siyahısından qaldığı yerdən davam edə bilərsiniz.',
    preparingLabel: 'Hazırlıq',
    preparing:
      'Hazırlanır: {{percent}}. Gözləməyə ehtiyac yoxdur, dərhal endirə bilərsiniz.',
    ready: 'Hazırdır.',
    unprepared:
      'Əvvəlcədən hazırlamaq mümkün olmadı, amma yenə də endirə bilərsiniz.',
    until: '{{day}} tarixinədək burada qalır.',
    expired: 'Bu arxivin vaxtı bitib.',
    filesDeleted:
      'Fayllardan biri silindiyi üçün bu arxivi artıq endirmək olmur.',
    linkEnded: 'Qalereyanın keçidi yeniləndiyi üçün bu arxiv bağlandı.',
    gone_one: '{{count}} fayl bu arada silinib və arxivə daxil deyil.',
    gone_other: '{{count}} fayl bu arada silinib və arxivə daxil deyil.',
    again: 'Yenidən hazırla',
    found: 'Arxiviniz hazırdır',
    foundPreparing: 'Arxiviniz hazırlanır: {{percent}}',
    mailLabel: 'Hazır olanda e-poçtla xəbər verək?',
    mailPlaceholder: 'E-poçt ünvanınız',
    mailSend: 'Xəbər ver',
    mailNoted: 'Hazır olanda {{email}} ünvanına yazacağıq.',
    mailInvalid: 'Zəhmət olmasa, düzgün e-poçt ünvanı yazın.',
    mailUnavailable: 'Hazırda e-poçt göndərə bilmirik. Arxiviniz burada qalır.',
    confirm_one: '{{count}} fayl endiriləcək. Davam edilsin?',
    confirm_other: '{{count}} fayl endiriləcək. Davam edilsin?',
    confirmLarge_one:
      '{{count}} fayl endiriləcək; bu, bir neçə dəqiqə çəkə bilər. Davam edilsin?',
    confirmLarge_other:
      '{{count}} fayl endiriləcək; bu, bir neçə dəqiqə çəkə bilər. Davam edilsin?',
    confirmVeryLarge_one:
      '{{count}} fayl endiriləcək; bu, çox böyük həcmdir. Əvvəlcə lazımsız fotoları silməyi tövsiyə edirik. Yenə də endirilsin?',
    confirmVeryLarge_other:
      '{{count}} fayl endiriləcək; bu, çox böyük həcmdir. Əvvəlcə lazımsız fotoları silməyi tövsiyə edirik. Yenə də endirilsin?',
  },
  admin: {
    error: 'Foto və videolar yüklənərkən xəta baş verdi.',
    offline: 'Bağlantı yoxdur. İnternetinizi yoxlayın.',
    slow: 'Cavab vaxtında gəlmədi.',
    deleteError: 'Fayl silinmədi. Zəhmət olmasa, yenidən cəhd edin.',
    downloadError: 'Fayl endirilmədi. Zəhmət olmasa, yenidən cəhd edin.',
    bulkDeleteError:
      'Seçilmiş fayllar silinmədi. Zəhmət olmasa, yenidən cəhd edin.',
    bulkDownloadError:
      'Seçilmiş fayllar endirilmədi. Zəhmət olmasa, yenidən cəhd edin.',
    downloadTimeoutError:
      'Endirmə çox uzun çəkdi. Zəhmət olmasa, daha az fayl seçib yenidən cəhd edin.',
    tooManyFiles_one:
      '{{count}} fayl seçdiniz; bir dəfəyə ən çoxu {{max}} fayl endirmək olar.',
    tooManyFiles_other:
      '{{count}} fayl seçdiniz; bir dəfəyə ən çoxu {{max}} fayl endirmək olar.',
    bulkDownloadLimit:
      'Bir endirmə üçün hədd aşılıb. Zəhmət olmasa, daha az fayl seçin.',
    tooManyRequests:
      'Hazırda endirmə sorğuları həddən çoxdur. Zəhmət olmasa, bir az gözləyib yenidən cəhd edin.',
    configurationError:
      'Bizim tərəfdə konfiqurasiya xətası var. Zəhmət olmasa, bizə bildirin.',
    connectionProblem:
      'Bağlantı yoxdur. İnternetinizi yoxlayıb yenidən cəhd edin.',
    noHash: 'Bu ünvanda qalereya nömrəsi yoxdur.',
  },
  player: {
    play: 'Oxut',
    pause: 'Pauza',
    seek: 'Videonu irəli-geri çək',
    position: '{{time}} / {{duration}}',
    mute: 'Səsi bağla',
    unmute: 'Səsi aç',
    volume: 'Səs səviyyəsi',
    fullScreen: 'Tam ekran',
  },
  viewer: {
    filter: 'Göstər',
    all: 'Hamısı',
    images: 'Fotolar',
    videos: 'Videolar',
    slowHint: 'Videolar yüksək keyfiyyətli olduğu üçün yavaş yüklənə bilər.',
    emptyAll: 'Bu toy üçün foto və ya video tapılmadı',
    emptyImages: 'Bu toy üçün foto tapılmadı',
    emptyVideos: 'Bu toy üçün video tapılmadı',
    videoFailed: 'Video yüklənmədi',
    previous: 'Əvvəlki',
    next: 'Növbəti',
    position: '{{index}} / {{count}}',
    wholeNote: 'Qeydin tam mətni',
  },
} satisfies GalleryMessages;
