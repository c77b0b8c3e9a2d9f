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
    remove: 'Togli dalla galleria',
    confirm: 'Vuoi togliere questo file dalla galleria degli sposi?',
    final: 'Una volta tolto, non potrai rimetterlo.',
    removable_one: 'Puoi togliere un file entro {{count}} ora dall’invio.',
    removable_many: 'Puoi togliere un file entro {{count}} di ore dall’invio.',
    removable_other: 'Puoi togliere un file entro {{count}} ore dall’invio.',
    takenBack: 'Il file è stato tolto dalla galleria.',
    stays:
      'Il file non è più nel tuo elenco. Resta nella galleria perché l’ha inviato anche un altro invitato.',
    offList: 'Il file non è più nel tuo elenco.',
    undoOver:
      'Il tempo per togliere questo file è scaduto. Rivolgiti agli sposi.',
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
