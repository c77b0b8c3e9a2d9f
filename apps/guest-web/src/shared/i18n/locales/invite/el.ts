import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Αποθήκευση του κωδικού ως εικόνας',
    words: 'Λίγα λόγια μαζί',
    hint: 'Διαλέξτε ένα, αλλάξτε το αν θέλετε και στείλτε το.',
    time: 'Πότε το στέλνετε;',
    before: 'Πριν',
    day: 'Την ίδια μέρα',
    after: 'Την επόμενη μέρα',
    later: 'Τρεις μέρες μετά',
    text: 'Μήνυμα',
    mail: 'E-mail',
    copy: 'Αντιγραφή κειμένου',
    copied: 'Το κείμενο αντιγράφηκε.',
    notCopied: 'Το κείμενο δεν αντιγράφηκε. Επιλέξτε το και αντιγράψτε το.',
  },
} satisfies InviteMessages;
