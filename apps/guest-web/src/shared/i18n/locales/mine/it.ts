import type { MineMessages } from '../../messages';

export const messages = {
  mine: {
    title: 'Quello che hai inviato',
    hint: 'Inviato a questo matrimonio da questo telefono. Gli altri invitati non vedono questo elenco.',
    name: 'Il tuo nome, per tutto ciò che hai inviato e invierai',
    save: 'Salva',
    nameSaved: 'Il tuo nome è stato salvato.',
    note: 'Il tuo messaggio',
    addNote: 'Aggiungi una nota',
    changeNote: 'Modifica la nota',
    noteSaved: 'La tua nota è stata salvata.',
    takeBack: 'Ritira',
    takeBackNow: 'Togli dalla galleria',
    confirm: 'Vuoi togliere questo file dalla galleria degli sposi?',
    hoursLeft_one: 'Hai ancora {{count}} ora per ritirarlo.',
    hoursLeft_many: 'Hai ancora {{count}} di ore per ritirarlo.',
    hoursLeft_other: 'Hai ancora {{count}} ore per ritirarlo.',
    takenBack: 'Il file è stato tolto dalla galleria.',
    stays:
      'Il file non è più nel tuo elenco. Resta nella galleria perché l’ha inviato anche un altro invitato.',
    offList: 'Il file non è più nel tuo elenco.',
    undoOver:
      'Il tempo per ritirare questo file è scaduto. Rivolgiti agli sposi.',
    repeat: 'Hai già inviato questo file con questa nota.',
    closed:
      'Gli sposi hanno chiuso i caricamenti: nome e note non si possono più modificare.',
    gone: 'Questo file non è più nella galleria.',
    failed: 'Non ha funzionato. Riprova tra poco.',
    loadFailed: 'Impossibile caricare i tuoi invii.',
    empty: 'Nella galleria non ci sono file da questo telefono.',
    more: 'Mostra i precedenti',
    photo: 'Foto',
    video: 'Video',
  },
} satisfies MineMessages;
