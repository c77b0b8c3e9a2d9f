import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Сохранить код как картинку',
    words: 'Несколько слов к ссылке',
    hint: 'Выберите сообщение, измените, если хотите, и отправьте.',
    time: 'Когда отправляете?',
    before: 'Заранее',
    day: 'В тот самый день',
    after: 'На следующий день',
    later: 'Через три дня',
    text: 'Сообщение',
    mail: 'Почта',
    copy: 'Скопировать текст',
    copied: 'Текст скопирован.',
    notCopied: 'Не удалось скопировать текст. Выделите и скопируйте его сами.',
  },
} satisfies InviteMessages;
