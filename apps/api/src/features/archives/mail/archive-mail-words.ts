import type { Language } from '@hatira/contract';

export interface ArchiveMailWords {
  /** Precedes the title of the wedding. */
  subject: string;
  intro: string;
  files: string;
  size: string;
  download: string;
  resume: string;
  until: string;
  gallery: string;
  secret: string;
}

export const ARCHIVE_MAIL_WORDS: Record<Language, ArchiveMailWords> = {
  tr: {
    subject: 'Arşiviniz hazır',
    intro:
      'Düğününüzün fotoğraf ve videoları tek bir zip dosyasında sizi bekliyor.',
    files: 'Dosya sayısı',
    size: 'Boyut',
    download: 'Arşivi indirin',
    resume: 'Bağlantınız kesilirse indirme kaldığı yerden devam eder.',
    until: 'İndirme bağlantısının son günü',
    gallery: 'Galeriniz',
    secret:
      'Bu bağlantıları bilen herkes dosyalarınıza ulaşabilir; yalnızca güvendiğiniz kişilerle paylaşın.',
  },
  az: {
    subject: 'Arxiviniz hazırdır',
    intro: 'Toyunuzun foto və videoları bir zip faylında sizi gözləyir.',
    files: 'Faylların sayı',
    size: 'Həcm',
    download: 'Arxivi endirin',
    resume: 'İnternet kəsilsə, endirmə qaldığı yerdən davam edir.',
    until: 'Endirmə keçidinin son günü',
    gallery: 'Qalereyanız',
    secret:
      'Bu keçidləri bilən hər kəs fayllarınıza çata bilər; onları yalnız etibar etdiyiniz insanlarla paylaşın.',
  },
  en: {
    subject: 'Your archive is ready',
    intro:
      'The photos and videos of your wedding are waiting for you in a single zip file.',
    files: 'Files',
    size: 'Size',
    download: 'Download the archive',
    resume:
      'If your connection drops, the download continues where it stopped.',
    until: 'Link valid until',
    gallery: 'Your gallery',
    secret:
      'Anyone who has these links can reach your files, so share them only with people you trust.',
  },
  it: {
    subject: 'Il vostro archivio è pronto',
    intro:
      'Le foto e i video del vostro matrimonio vi aspettano in un unico file zip.',
    files: 'File',
    size: 'Dimensione',
    download: 'Scarica l’archivio',
    resume:
      'Se la connessione cade, il download riprende da dove si era fermato.',
    until: 'Link valido fino al giorno',
    gallery: 'La vostra galleria',
    secret:
      'Chiunque abbia questi link può accedere ai vostri file: condivideteli solo con persone di fiducia.',
  },
  fr: {
    subject: 'Votre archive est prête',
    intro:
      'Les photos et vidéos de votre mariage vous attendent dans un seul fichier zip.',
    files: 'Fichiers',
    size: 'Taille',
    download: 'Télécharger l’archive',
    resume:
      'Si la connexion est coupée, le téléchargement reprend là où il s’était arrêté.',
    until: 'Lien valable jusqu’au',
    gallery: 'Votre galerie',
    secret:
      'Toute personne disposant de ces liens peut accéder à vos fichiers : ne les partagez qu’avec des personnes de confiance.',
  },
  el: {
    subject: 'Το αρχείο σας είναι έτοιμο',
    intro:
      'Οι φωτογραφίες και τα βίντεο από τον γάμο σας σάς περιμένουν σε ένα μόνο αρχείο zip.',
    files: 'Πλήθος αρχείων',
    size: 'Μέγεθος',
    download: 'Κατεβάστε το αρχείο',
    resume: 'Αν διακοπεί η σύνδεση, η λήψη συνεχίζεται από εκεί που σταμάτησε.',
    until: 'Ο σύνδεσμος ισχύει έως',
    gallery: 'Η συλλογή σας',
    secret:
      'Όποιος έχει αυτούς τους συνδέσμους μπορεί να δει τα αρχεία σας· μοιραστείτε τους μόνο με όσους εμπιστεύεστε.',
  },
  es: {
    subject: 'Vuestro archivo está listo',
    intro:
      'Las fotos y los vídeos de vuestra boda os esperan en un único archivo zip.',
    files: 'Archivos',
    size: 'Tamaño',
    download: 'Descargar el archivo',
    resume: 'Si se corta la conexión, la descarga continúa donde se quedó.',
    until: 'Enlace válido hasta el',
    gallery: 'Vuestra galería',
    secret:
      'Cualquiera que tenga estos enlaces puede acceder a vuestros archivos; compartidlos solo con quien confiéis.',
  },
  de: {
    subject: 'Euer Archiv ist fertig',
    intro:
      'Die Fotos und Videos eurer Hochzeit warten in einer einzigen Zip-Datei auf euch.',
    files: 'Dateien',
    size: 'Größe',
    download: 'Archiv herunterladen',
    resume:
      'Bricht die Verbindung ab, geht der Download dort weiter, wo er stehen geblieben ist.',
    until: 'Link gültig bis zum',
    gallery: 'Eure Galerie',
    secret:
      'Wer diese Links hat, kann eure Dateien sehen. Teilt sie nur mit Menschen, denen ihr vertraut.',
  },
  nl: {
    subject: 'Jullie archief staat klaar',
    intro:
      'De foto’s en video’s van jullie bruiloft staan klaar in één zipbestand.',
    files: 'Bestanden',
    size: 'Grootte',
    download: 'Archief downloaden',
    resume:
      'Valt de verbinding weg, dan gaat de download verder waar die gebleven was.',
    until: 'Link geldig tot en met',
    gallery: 'Jullie galerij',
    secret:
      'Iedereen met deze links kan bij jullie bestanden; deel ze alleen met mensen die jullie vertrouwen.',
  },
  kk: {
    subject: 'Мұрағатыңыз дайын',
    intro: 'Тойыңыздың фото мен бейнелері бір zip файлында сізді күтіп тұр.',
    files: 'Файл саны',
    size: 'Көлемі',
    download: 'Мұрағатты жүктеп алу',
    resume: 'Байланыс үзілсе, жүктеу тоқтаған жерінен жалғасады.',
    until: 'Жүктеу сілтемесінің соңғы күні',
    gallery: 'Галереяңыз',
    secret:
      'Осы сілтемелерді білген кез келген адам файлдарыңызды көре алады; тек сенетін адамдармен бөлісіңіз.',
  },
  ru: {
    subject: 'Ваш архив готов',
    intro: 'Фотографии и видео с вашей свадьбы ждут вас в одном zip-файле.',
    files: 'Файлов',
    size: 'Размер',
    download: 'Скачать архив',
    resume: 'Если связь прервётся, загрузка продолжится с того же места.',
    until: 'Ссылка действует до',
    gallery: 'Ваша галерея',
    secret:
      'Любой, у кого есть эти ссылки, может открыть ваши файлы; делитесь ими только с теми, кому доверяете.',
  },
};
