import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Enregistrer le code en image',
    words: 'Quelques mots avec le lien',
    hint: 'Choisissez un message, modifiez-le si vous voulez, puis envoyez-le.',
    time: 'Quand l’envoyez-vous ?',
    before: 'Avant',
    day: 'Le jour même',
    after: 'Le lendemain',
    later: 'Trois jours après',
    text: 'Votre message',
    mail: 'E-mail',
    copy: 'Copier le texte',
    copied: 'Texte copié.',
    notCopied:
      'Le texte n’a pas pu être copié. Sélectionnez-le pour le copier.',
  },
} satisfies InviteMessages;
