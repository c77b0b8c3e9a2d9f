/**
 * @import { Scene } from './scenes.mjs'
 * @import { PhotoOptions, VideoOptions, View } from './sample-media.mjs'
 *
 * @typedef {{ fileName: string, photo: PhotoOptions } | { fileName: string, video: VideoOptions }} SampleFile
 */

/** A path that no couple has; the upload page reads names and date out of it. */
export const weddingPath = 'OrnekElif-200626-OrnekCan';

/**
 * The page's background.
 * @type {PhotoOptions}
 */
export const background = {
  scene: 'seaside',
  seed: 4,
  width: 2400,
  height: 1800,
  format: 'jpeg',
};

/**
 * @param {string} fileName
 * @param {Scene} scene
 * @param {number} seed
 * @param {Omit<PhotoOptions, keyof View>} [more]
 * @returns {SampleFile}
 */
const photo = (fileName, scene, seed, more) => ({
  fileName,
  photo: { scene, seed, ...more },
});
/**
 * @param {string} fileName
 * @param {Scene} scene
 * @param {number} seed
 * @param {Omit<VideoOptions, keyof View>} [more]
 * @returns {SampleFile}
 */
const video = (fileName, scene, seed, more) => ({
  fileName,
  video: { scene, seed, ...more },
});
const upright = { width: 1500, height: 2000 };
const turned = { ...upright, isTurned: true };

/**
 * In order; `name` and `text` make the note.
 * @type {{ name?: string, text?: string, files: SampleFile[] }[]}
 */
export const guests = [
  {
    name: 'Zeynep',
    text: 'Bir ömür boyu mutluluklar! Çok güzeldiniz, gözlerimiz doldu.',
    files: [
      photo('IMG_2041.JPG', 'meadow', 1, { takenAt: '2026-06-20 17:02:11' }),
    ],
  },
  {
    name: 'Murat Amca',
    files: [
      photo('20260620_170830.jpg', 'meadow', 3, {
        ...upright,
        takenAt: '2026-06-20 17:08:30',
      }),
    ],
  },
  {
    name: 'Gunel',
    text: 'Xoşbəxt olun, əzizlərim! Toyunuz mübarək.',
    files: [
      photo('IMG-20260620-WA0007.jpg', 'bouquet', 2, {
        takenAt: '2026-06-20 17:31:00',
      }),
      photo('IMG-20260620-WA0008.jpg', 'bouquet', 5, {
        ...upright,
        takenAt: '2026-06-20 17:31:40',
      }),
    ],
  },
  {
    name: 'Sarah & Tom',
    text: 'What a beautiful day. Thank you for having us!',
    files: [
      photo('PXL_20260620_181204113.jpg', 'table', 1, {
        takenAt: '2026-06-20 18:12:04',
      }),
      photo('PXL_20260620_181530027.jpg', 'table', 4, {
        takenAt: '2026-06-20 18:15:30',
      }),
    ],
  },
  {
    files: [
      photo('Düğün salonu çiçekleri.jpg', 'bouquet', 7, {
        takenAt: '2026-06-20 18:20:10',
      }),
    ],
  },
  {
    name: 'Γιώργος',
    text: 'Να ζήσετε! Ό,τι καλύτερο.',
    files: [
      photo('φωτογραφία γάμου.jpg', 'seaside', 2, {
        takenAt: '2026-06-20 19:44:52',
      }),
    ],
  },
  {
    files: [
      photo('IMG_2057.JPG', 'seaside', 5, {
        ...turned,
        takenAt: '2026-06-20 19:51:07',
      }),
    ],
  },
  {
    text: 'Güneş tam arkanızdan batarken…',
    files: [
      photo('IMG_2058.JPG', 'seaside', 9, { takenAt: '2026-06-20 19:52:33' }),
    ],
  },
  {
    name: 'Анна',
    text: 'Горько! Будьте счастливы.',
    files: [
      photo('свадьба.jpg', 'garden', 1, { takenAt: '2026-06-20 20:36:41' }),
    ],
  },
  {
    name: 'Айгүл',
    text: 'Бақытты болыңыздар!',
    files: [
      photo('IMG_0312.JPG', 'garden', 6, { takenAt: '2026-06-20 20:40:02' }),
    ],
  },
  {
    files: [
      photo('ışıklar.webp', 'garden', 3, { format: 'webp' }),
      photo('masamız.png', 'table', 8, {
        format: 'png',
        width: 1200,
        height: 900,
      }),
    ],
  },
  {
    name: 'Giulia',
    text: 'Auguri di cuore!',
    files: [
      photo('IMG_8120.JPG', 'cake', 1, {
        ...upright,
        takenAt: '2026-06-20 21:15:20',
      }),
    ],
  },
  {
    name: 'Hélène',
    text: 'Tous nos vœux de bonheur.',
    files: [photo('gâteau.jpg', 'cake', 4, { takenAt: '2026-06-20 21:16:02' })],
  },
  {
    files: [
      photo('IMG_2071.JPG', 'cake', 6, { takenAt: '2026-06-20 21:17:45' }),
    ],
  },
  {
    name: 'Lukas',
    text: 'Die beste Tanzfläche seit Jahren 💃',
    files: [
      photo('IMG_4410.JPG', 'dance', 1, { takenAt: '2026-06-20 22:05:12' }),
      photo('IMG_4411.JPG', 'dance', 4, {
        ...upright,
        takenAt: '2026-06-20 22:06:48',
      }),
      photo('IMG_4415.JPG', 'dance', 8, { takenAt: '2026-06-20 22:20:30' }),
    ],
  },
  {
    name: 'Marta',
    text: '¡Vivan los novios!',
    files: [photo('IMG_9001.avif', 'dance', 6, { format: 'avif' })],
  },
  {
    name: 'Femke',
    text: 'Proost op jullie!',
    files: [
      photo('IMG_7755.JPG', 'fireworks', 1, { takenAt: '2026-06-20 23:30:05' }),
    ],
  },
  {
    files: [
      photo('IMG_2090.JPG', 'fireworks', 3, {
        ...turned,
        takenAt: '2026-06-20 23:31:17',
      }),
    ],
  },
  {
    name: 'Cem',
    text: 'İlk dans | ses biraz kısık ama anlar burada',
    files: [
      video('IMG_4420.MOV', 'dance', 2, {
        seconds: 10,
        megabits: 6,
        container: 'mov',
        takenAt: '2026-06-20 22:12:00',
      }),
    ],
  },
  {
    name: 'Deniz',
    text: 'Gelin geliyor!',
    files: [
      video('VID_20260620_165801.mp4', 'meadow', 5, {
        seconds: 5,
        megabits: 3,
        isPortrait: true,
        takenAt: '2026-06-20 16:58:01',
      }),
    ],
  },
  {
    text: 'Havai fişekler',
    files: [
      video('havai fişek.mp4', 'fireworks', 5, {
        seconds: 6,
        megabits: 4,
        takenAt: '2026-06-20 23:32:00',
      }),
    ],
  },
];
