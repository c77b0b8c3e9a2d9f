import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'L’album delle nozze',
    sealed: 'Per ora l’album è una sorpresa: si apre il {{day}}, {{time}}.',
    empty: 'Le prime immagini appariranno qui.',
    nothing: 'Al momento in questo album non c’è nulla da vedere.',
    more: 'Mostra altri',
    noVideo:
      'Qui si vede solo un fotogramma di questo video. Il video intero ce l’hanno gli sposi.',
    preparing: 'Questo video è in preparazione: tra poco si potrà vedere qui.',
    failed: 'Non è stato possibile caricare l’album.',
    ended:
      'Forse gli sposi hanno disattivato il link di questo album. Per le foto chiedete a chi ve lo ha inviato.',
    busy: 'In questo momento stanno scaricando in molti. Riprovate tra poco.',
    tooManyFiles:
      'Questo album ha più file di quanti ne contiene un download ({{max}}). Aprite le foto per scaricarle una alla volta.',
  },
} satisfies AlbumMessages;
