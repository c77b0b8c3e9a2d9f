import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'Het trouwalbum',
    sealed:
      'Het album is nog een verrassing: het gaat open op {{day}}, {{time}}.',
    empty: 'Hier verschijnen de eerste beelden.',
    more: 'Meer tonen',
    noVideo: 'Deze video kan hier niet worden afgespeeld.',
    failed: 'Het album kon niet worden geladen.',
  },
} satisfies AlbumMessages;
