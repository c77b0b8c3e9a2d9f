import type { Language } from '@hatira/contract';

/** Invitation in the upload page's link preview. */
export const PREVIEW_WORDS: Record<Language, string> = {
  tr: 'Fotoğraf ve videolarınızı bizimle paylaşın',
  az: 'Foto və videolarınızı bizimlə paylaşın',
  en: 'Share your photos and videos with us',
  it: 'Condividete con noi le vostre foto e i vostri video',
  fr: 'Partagez vos photos et vidéos avec nous',
  el: 'Μοιραστείτε μαζί μας τις φωτογραφίες και τα βίντεό σας',
  es: 'Comparte tus fotos y vídeos con nosotros',
  de: 'Teilt eure Fotos und Videos mit uns',
  nl: 'Deel je foto’s en video’s met ons',
  kk: 'Фото мен бейнелеріңізді бізбен бөлісіңіз',
  ru: 'Поделитесь с нами фотографиями и видео',
};

/** Invitation in the link preview of an album. */
export const ALBUM_WORDS: Record<Language, string> = {
  tr: 'Sizin için seçtiğimiz kareler',
  az: 'Sizin üçün seçdiyimiz kadrlar',
  en: 'Pictures that we chose for you',
  it: 'Le immagini che abbiamo scelto per voi',
  fr: 'Les images que nous avons choisies pour vous',
  el: 'Οι εικόνες που διαλέξαμε για εσάς',
  es: 'Las imágenes que hemos elegido para ti',
  de: 'Bilder, die wir für euch ausgesucht haben',
  nl: 'Beelden die we voor jullie hebben uitgekozen',
  kk: 'Сіздер үшін таңдап алған суреттеріміз',
  ru: 'Снимки, которые мы выбрали для вас',
};
