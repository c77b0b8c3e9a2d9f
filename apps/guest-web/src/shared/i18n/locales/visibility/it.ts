import type { VisibilityMessages } from '../../messages';

export const messages = {
  visibility: {
    now: {
      none: 'Per ora gli invitati non vedono il vostro album.',
      shared: 'Per ora gli invitati vedono il vostro album.',
      sealed: 'Solo voi due vedete l’album fino al {{day}}, {{time}}.',
    },
    modes: {
      legend: 'Che cosa vedono gli invitati',
      'upload-only': {
        title: 'L’album lo vediamo solo noi',
        text: 'Gli invitati vedono soltanto ciò che hanno inviato loro.',
      },
      shared: {
        title: 'Lo vedono anche gli invitati',
        text: 'Appena salvate, chi apre la pagina di caricamento vede lì le foto e i video dei vostri invitati.',
      },
      sealed: {
        title: 'Una sorpresa fino al giorno che scegliamo',
        text: 'Fino ad allora invitati e parenti non vedono nessuna immagine, e nemmeno quante sono. Poi gli invitati vedono l’album nella pagina di caricamento.',
      },
    },
    day: 'Giorno',
    time: 'Ora nel luogo delle nozze',
    past: 'Scegliete un giorno e un’ora futuri.',
    new: {
      legend: 'Nuove foto e nuovi video',
      'at-once': {
        title: 'Mostrarli subito',
        text: 'I nuovi file compaiono da soli nell’album degli invitati.',
      },
      'by-choice': {
        title: 'Prima li guardiamo noi',
        text: 'I nuovi file aspettano nella vostra galleria finché non li mostrate. Ciò che gli invitati vedono già resta visibile.',
      },
    },
    hint: 'Nella vostra galleria potete nascondere agli invitati qualsiasi foto in ogni momento.',
    save: 'Salva',
    saved: 'Salvato, vale da subito.',
    failed: 'Non è stato possibile salvare. Riprovate.',
    confirmShare:
      'Gli invitati vedranno subito l’album, tranne i file in attesa o nascosti. Mostrarlo?',
  },
} satisfies VisibilityMessages;
