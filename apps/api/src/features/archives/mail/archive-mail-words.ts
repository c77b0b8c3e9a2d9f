import type { Language } from '@hatira/contract';

export interface ArchiveMailWords {
  subject: string;
  greeting: string;
  intro: string;
  reason: string;
  files: string;
  size: string;
  download: string;
  resume: string;
  until: string;
  gallery: string;
  secret: string;
  signOff: string;
}

export const ARCHIVE_MAIL_WORDS: Record<Language, ArchiveMailWords> = {
  tr: {
    subject: 'Arşiviniz hazır',
    greeting: 'Merhaba,',
    intro:
      'Düğününüzün fotoğraf ve videoları tek bir zip dosyasında sizi bekliyor.',
    reason:
      'Bu e-postayı, arşiv hazır olduğunda haber vermemizi galeri sayfanızda istediğiniz için gönderiyoruz.',
    files: 'Dosya sayısı',
    size: 'Boyut',
    download: 'Arşivi indirin',
    resume: 'Bağlantınız kesilirse indirme kaldığı yerden devam eder.',
    until: 'İndirme bağlantısının son günü',
    gallery: 'Galeriniz',
    secret:
      'Bu bağlantıları bilen herkes dosyalarınıza ulaşabilir; yalnızca güvendiğiniz kişilerle paylaşın.',
    signOff: 'Sevgiler,',
  },
  az: {
    subject: 'Arxiviniz hazırdır',
    greeting: 'Salam,',
    intro: 'Toyunuzun foto və videoları bir zip faylında sizi gözləyir.',
    reason:
      'Bu məktubu, arxiv hazır olanda xəbər verməyimizi qalereya səhifənizdə istədiyiniz üçün göndəririk.',
    files: 'Faylların sayı',
    size: 'Həcm',
    download: 'Arxivi endirin',
    resume: 'İnternet kəsilsə, endirmə qaldığı yerdən davam edir.',
    until: 'Endirmə keçidinin son günü',
    gallery: 'Qalereyanız',
    secret:
      'Bu keçidləri bilən hər kəs fayllarınıza çata bilər; onları yalnız etibar etdiyiniz insanlarla paylaşın.',
    signOff: 'Hörmətlə,',
  },
  en: {
    subject: 'Your download is ready',
    greeting: 'Hello,',
    intro:
      'The photos and videos of your wedding are waiting for you in a single zip file.',
    reason:
      'We are writing because you asked on your gallery page to be notified when your download is ready.',
    files: 'Files',
    size: 'Size',
    download: 'Download now',
    resume:
      'If your connection drops, the download picks up where it left off.',
    until: 'Link valid until',
    gallery: 'Your gallery',
    secret:
      'Anyone who has these links can reach your files, so share them only with people you trust.',
    signOff: 'Best wishes,',
  },
  it: {
    subject: 'Il vostro download è pronto',
    greeting: 'Ciao,',
    intro:
      'Le foto e i video del vostro matrimonio vi aspettano in un unico file zip.',
    reason:
      'Vi scriviamo perché nella pagina della galleria ci avete chiesto di avvisarvi quando il download fosse pronto.',
    files: 'File',
    size: 'Dimensione',
    download: 'Scarica ora',
    resume:
      'Se la connessione cade, il download riprende da dove si era fermato.',
    until: 'Link valido fino al giorno',
    gallery: 'La vostra galleria',
    secret:
      'Chiunque abbia questi link può accedere ai vostri file: condivideteli solo con persone di fiducia.',
    signOff: 'Un caro saluto,',
  },
  fr: {
    subject: 'Votre téléchargement est prêt',
    greeting: 'Bonjour,',
    intro:
      'Les photos et vidéos de votre mariage vous attendent dans un seul fichier zip.',
    reason:
      'Nous vous écrivons parce que vous avez demandé, sur la page de votre galerie, à être prévenus dès que le téléchargement serait prêt.',
    files: 'Fichiers',
    size: 'Taille',
    download: 'Télécharger maintenant',
    resume:
      'Si la connexion est coupée, le téléchargement reprend là où il s’était arrêté.',
    until: 'Lien valable jusqu’au',
    gallery: 'Votre galerie',
    secret:
      'Toute personne disposant de ces liens peut accéder à vos fichiers : ne les partagez qu’avec des personnes de confiance.',
    signOff: 'Bien à vous,',
  },
  el: {
    subject: 'Η λήψη σας είναι έτοιμη',
    greeting: 'Γεια σας,',
    intro:
      'Σας περιμένουν οι φωτογραφίες και τα βίντεο από τον γάμο σας, σε ένα μόνο αρχείο zip.',
    reason:
      'Σας γράφουμε επειδή ζητήσατε στη σελίδα της συλλογής σας να ειδοποιηθείτε όταν η λήψη είναι έτοιμη.',
    files: 'Πλήθος αρχείων',
    size: 'Μέγεθος',
    download: 'Λήψη τώρα',
    resume: 'Αν διακοπεί η σύνδεση, η λήψη συνεχίζεται από εκεί που σταμάτησε.',
    until: 'Ο σύνδεσμος ισχύει έως',
    gallery: 'Η συλλογή σας',
    secret:
      'Όποιος έχει αυτούς τους συνδέσμους μπορεί να δει τα αρχεία σας· μοιραστείτε τους μόνο με όσους εμπιστεύεστε.',
    signOff: 'Με εκτίμηση,',
  },
  es: {
    subject: 'Vuestra descarga está lista',
    greeting: 'Hola:',
    intro:
      'Las fotos y los vídeos de vuestra boda os esperan en un único archivo zip.',
    reason:
      'Os escribimos porque en la página de vuestra galería pedisteis que os avisáramos cuando la descarga estuviera lista.',
    files: 'Archivos',
    size: 'Tamaño',
    download: 'Descargar ahora',
    resume: 'Si se corta la conexión, la descarga continúa donde se quedó.',
    until: 'Enlace válido hasta el',
    gallery: 'Vuestra galería',
    secret:
      'Cualquiera que tenga estos enlaces puede acceder a vuestros archivos; compartidlos solo con quien confiéis.',
    signOff: 'Un saludo,',
  },
  de: {
    subject: 'Euer Download ist fertig',
    greeting: 'Hallo,',
    intro:
      'Die Fotos und Videos eurer Hochzeit warten in einer einzigen ZIP-Datei auf euch.',
    reason:
      'Wir schreiben euch, weil ihr auf eurer Galerieseite um eine Nachricht gebeten habt, sobald der Download fertig ist.',
    files: 'Dateien',
    size: 'Größe',
    download: 'Jetzt herunterladen',
    resume:
      'Bricht die Verbindung ab, geht der Download dort weiter, wo er stehen geblieben ist.',
    until: 'Link gültig bis zum',
    gallery: 'Eure Galerie',
    secret:
      'Wer diese Links hat, kann eure Dateien sehen. Teilt sie nur mit Menschen, denen ihr vertraut.',
    signOff: 'Herzliche Grüße',
  },
  nl: {
    subject: 'Jullie download staat klaar',
    greeting: 'Hallo,',
    intro:
      'De foto’s en video’s van jullie bruiloft staan klaar in één zipbestand.',
    reason:
      'We schrijven jullie omdat jullie op de galerijpagina om een bericht hebben gevraagd zodra de download klaarstaat.',
    files: 'Bestanden',
    size: 'Grootte',
    download: 'Nu downloaden',
    resume:
      'Valt de verbinding weg, dan gaat de download verder waar die gebleven was.',
    until: 'Link geldig tot en met',
    gallery: 'Jullie galerij',
    secret:
      'Iedereen met deze links kan bij jullie bestanden; deel ze alleen met mensen die jullie vertrouwen.',
    signOff: 'Hartelijke groet,',
  },
  kk: {
    subject: 'Мұрағатыңыз дайын',
    greeting: 'Сәлеметсіз бе!',
    intro: 'Тойыңыздың фото мен бейнелері бір zip файлында сізді күтіп тұр.',
    reason:
      'Мұрағат дайын болғанда хабарлауымызды галерея бетінде сұрағаныңыз үшін жазып отырмыз.',
    files: 'Файл саны',
    size: 'Көлемі',
    download: 'Мұрағатты жүктеп алу',
    resume: 'Байланыс үзілсе, жүктеп алу тоқтаған жерінен жалғасады.',
    until: 'Жүктеп алу сілтемесінің соңғы күні',
    gallery: 'Галереяңыз',
    secret:
      'Осы сілтемелерді білген кез келген адам файлдарыңызды көре алады; тек өзіңіз сенетін адамдармен бөлісіңіз.',
    signOff: 'Құрметпен,',
  },
  ru: {
    subject: 'Ваш архив готов',
    greeting: 'Здравствуйте!',
    intro: 'Фотографии и видео с вашей свадьбы ждут вас в одном zip-файле.',
    reason:
      'Пишем вам, потому что на странице галереи вы попросили сообщить, когда архив будет готов.',
    files: 'Файлов',
    size: 'Размер',
    download: 'Скачать архив',
    resume: 'Если связь прервётся, скачивание продолжится с того же места.',
    until: 'Ссылка действует до',
    gallery: 'Ваша галерея',
    secret:
      'Любой, у кого есть эти ссылки, может открыть ваши файлы; делитесь ими только с теми, кому доверяете.',
    signOff: 'С уважением,',
  },
};
