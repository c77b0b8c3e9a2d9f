import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Kodu şəkil kimi saxla',
    words: 'Yanında bir neçə söz',
    hint: 'Bəyəndiyinizi seçin, istəsəniz dəyişin, sonra göndərin.',
    time: 'Nə vaxt göndərirsiniz?',
    before: 'Əvvəlcədən',
    day: 'Həmin gün',
    after: 'Ertəsi gün',
    later: 'Üç gün sonra',
    text: 'Mesaj',
    mail: 'E-poçt',
    copy: 'Mətni kopyala',
    copied: 'Mətn kopyalandı.',
    notCopied: 'Mətni kopyalamaq olmadı. Seçib özünüz kopyalaya bilərsiniz.',
  },
} satisfies InviteMessages;
