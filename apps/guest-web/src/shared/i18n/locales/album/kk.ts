import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'Той альбомы',
    sealed: 'Альбом әзірге тосынсый: ол {{day}}, {{time}} ашылады.',
    empty: 'Алғашқы суреттер осында көрінеді.',
    more: 'Тағы көрсету',
    noVideo: 'Бұл бейнені мұнда ойнату мүмкін емес.',
    failed: 'Альбом жүктелмеді.',
  },
} satisfies AlbumMessages;
