import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'Свадебный альбом',
    sealed: 'Альбом пока сюрприз: он откроется {{day}}, {{time}}.',
    empty: 'Здесь появятся первые снимки.',
    more: 'Показать ещё',
    noVideo: 'Это видео нельзя воспроизвести здесь.',
    failed: 'Не удалось загрузить альбом.',
  },
} satisfies AlbumMessages;
