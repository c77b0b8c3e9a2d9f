import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'The wedding album',
    sealed: 'The album is a surprise for now: it opens on {{day}}, {{time}}.',
    empty: 'The first pictures will appear here.',
    more: 'Show more',
    noVideo: 'This video cannot be played here.',
    failed: 'The album could not be loaded.',
  },
} satisfies AlbumMessages;
