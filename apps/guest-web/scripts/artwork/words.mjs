/** `npm run check` compares them with the upload page's bundles. */
export const WORDS = {
  tr: {
    heading: 'Anılarınızı paylaşın',
    files: 'Fotoğraf/Video Yükle',
    note: 'Mesajla Yükle',
  },
  az: {
    heading: 'Xatirələrinizi paylaşın',
    files: 'Foto/Video yüklə',
    note: 'Mesajla yüklə',
  },
  en: {
    heading: 'Share your memories',
    files: 'Upload Photo/Video',
    note: 'Upload with Message',
  },
  it: {
    heading: 'Condividi i tuoi ricordi',
    files: 'Carica foto/video',
    note: 'Carica con messaggio',
  },
  fr: {
    heading: 'Partagez vos souvenirs',
    files: 'Envoyer photos/vidéos',
    note: 'Envoyer avec un message',
  },
  el: {
    heading: 'Μοιραστείτε τις αναμνήσεις σας',
    files: 'Ανέβασμα φωτο/βίντεο',
    note: 'Ανέβασμα με μήνυμα',
  },
  es: {
    heading: 'Comparte tus recuerdos',
    files: 'Subir foto/vídeo',
    note: 'Subir con mensaje',
  },
  de: {
    heading: 'Teile deine Erinnerungen',
    files: 'Foto/Video hochladen',
    note: 'Mit Nachricht hochladen',
  },
  nl: {
    heading: 'Deel je herinneringen',
    files: 'Foto/video uploaden',
    note: 'Uploaden met bericht',
  },
  kk: {
    heading: 'Естеліктеріңізбен бөлісіңіз',
    files: 'Фото/бейне жүктеу',
    note: 'Тілекпен жүктеу',
  },
  ru: {
    heading: 'Поделитесь воспоминаниями',
    files: 'Загрузить фото/видео',
    note: 'Загрузить с пожеланием',
  },
};
