import type { Language } from '@hatira/contract';

interface CardTexts {
  sentence: string;
  how: string;
  table: (number: number) => string;
}

/** The texts in each language, as a host writes them. */
export const CARD_TEXTS: Record<Language, CardTexts> = {
  tr: {
    sentence: 'Fotoğraf ve videolarınızı bizimle paylaşın',
    how: 'Telefonunuzun kamerasıyla kodu okutmanız yeterli.',
    table: (number) => `Masa ${number}`,
  },
  az: {
    sentence: 'Foto və videolarınızı bizimlə paylaşın',
    how: 'Telefonunuzun kamerasını koda tutmağınız kifayətdir.',
    table: (number) => `Masa ${number}`,
  },
  en: {
    sentence: 'Share your photos and videos with us',
    how: 'Just point your phone’s camera at the code.',
    table: (number) => `Table ${number}`,
  },
  it: {
    sentence: 'Condividete con noi le vostre foto e i vostri video',
    how: 'Basta inquadrare il codice con la fotocamera del telefono.',
    table: (number) => `Tavolo ${number}`,
  },
  fr: {
    sentence: 'Partagez avec nous vos photos et vos vidéos',
    how: 'Il suffit de viser le code avec l’appareil photo du téléphone.',
    table: (number) => `Table ${number}`,
  },
  el: {
    sentence: 'Μοιραστείτε μαζί μας τις φωτογραφίες και τα βίντεό σας',
    how: 'Απλώς στρέψτε την κάμερα του κινητού σας στον κωδικό.',
    table: (number) => `Τραπέζι ${number}`,
  },
  es: {
    sentence: 'Compartid con nosotros vuestras fotos y vídeos',
    how: 'Basta con enfocar el código con la cámara del móvil.',
    table: (number) => `Mesa ${number}`,
  },
  de: {
    sentence: 'Teilt eure Fotos und Videos mit uns',
    how: 'Einfach die Handykamera auf den Code richten.',
    table: (number) => `Tisch ${number}`,
  },
  nl: {
    sentence: 'Deel jullie foto’s en video’s met ons',
    how: 'Richt gewoon de camera van je telefoon op de code.',
    table: (number) => `Tafel ${number}`,
  },
  kk: {
    sentence: 'Фото мен бейнелеріңізді бізбен бөлісіңіз',
    how: 'Телефон камерасын кодқа бағыттасаңыз болғаны.',
    table: (number) => `${number}-үстел`,
  },
  ru: {
    sentence: 'Поделитесь с нами фотографиями и видео',
    how: 'Просто наведите камеру телефона на код.',
    table: (number) => `Стол ${number}`,
  },
};
