import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'The wedding album',
    sealed: 'The album is a surprise for now: it opens on {{day}}, {{time}}.',
    empty: 'The first pictures will appear here.',
    nothing: 'There is nothing to see in this album at the moment.',
    more: 'Show more',
    noVideo:
      'Only a picture of this video is shown here. The couple has the whole video.',
    preparing: 'This video is being prepared. It will play here in a moment.',
    failed: 'The album could not be loaded.',
    ended:
      'The couple may have turned this album’s link off. For the photos, please ask the person who sent it to you.',
    busy: 'Many people are downloading right now. Please try again in a moment.',
    tooManyFiles:
      'This album has more files than one download can hold ({{max}}). Open the photos to download them one by one.',
  },
} satisfies AlbumMessages;
