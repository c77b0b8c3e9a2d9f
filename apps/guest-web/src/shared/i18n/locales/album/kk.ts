import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'Той альбомы',
    sealed: 'Альбом әзірге тосынсый: ол {{day}}, {{time}} ашылады.',
    empty: 'Алғашқы суреттер осында көрінеді.',
    nothing: 'Бұл альбомда қазір көрсететін ештеңе жоқ.',
    more: 'Тағы көрсету',
    noVideo:
      'Мұнда бұл бейненің бір кадры ғана көрсетіледі. Толық бейне жас жұбайларда.',
    preparing:
      'Бұл бейне дайындалып жатыр; сәлден кейін осы жерден көре аласыз.',
    failed: 'Альбом жүктелмеді.',
  },
} satisfies AlbumMessages;
