import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'Свадебный альбом',
    sealed: 'Альбом пока сюрприз: он откроется {{day}}, {{time}}.',
    empty: 'Здесь появятся первые снимки.',
    nothing: 'Сейчас в этом альбоме нечего смотреть.',
    more: 'Показать ещё',
    noVideo:
      'Здесь показан только кадр из этого видео. Видео целиком есть у пары.',
    preparing: 'Это видео готовится; скоро его можно будет посмотреть здесь.',
    failed: 'Не удалось загрузить альбом.',
  },
} satisfies AlbumMessages;
