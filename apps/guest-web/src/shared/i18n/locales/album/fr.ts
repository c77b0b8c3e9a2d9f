import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'L’album du mariage',
    sealed: 'L’album reste une surprise : il s’ouvre le {{day}}, {{time}}.',
    empty: 'Les premières images apparaîtront ici.',
    more: 'Afficher plus',
    noVideo: 'Cette vidéo ne peut pas être lue ici.',
    failed: 'L’album n’a pas pu être chargé.',
  },
} satisfies AlbumMessages;
