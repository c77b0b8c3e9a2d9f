import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'Το άλμπουμ του γάμου',
    sealed: 'Το άλμπουμ είναι ακόμη έκπληξη: ανοίγει {{day}}, {{time}}.',
    empty: 'Εδώ θα εμφανιστούν οι πρώτες εικόνες.',
    more: 'Εμφάνιση περισσότερων',
    noVideo:
      'Εδώ φαίνεται μόνο μια εικόνα αυτού του βίντεο. Ολόκληρο το βίντεο το έχει το ζευγάρι.',
    preparing: 'Το βίντεο ετοιμάζεται· σε λίγο θα παίζει εδώ.',
    failed: 'Το άλμπουμ δεν φορτώθηκε.',
  },
} satisfies AlbumMessages;
