import type { WallMessages } from '../../messages';

export const messages = {
  wall: {
    label: 'Schermo in diretta',
    invite: 'Condividete le vostre foto con noi',
    code: 'Codice QR della pagina per le vostre foto',
    waiting: 'Le prime foto arriveranno tra un attimo',
    sealed: 'Le foto sono una sorpresa: le guarderemo insieme',
    ended: 'Questo schermo è stato chiuso.',
    photo: 'Foto',
    video: 'Video',
  },
  remote: {
    hint: 'Aprite l’indirizzo di uno schermo nel browser della TV o del proiettore in sala: le foto degli invitati vi appaiono man mano che arrivano. Premete F per lo schermo intero. Da qui potete mettere in pausa, andare avanti e nascondere.',
    wall: 'Schermo {{number}}',
    on: 'Acceso',
    off: 'Non collegato',
    paused: 'In pausa',
    shown: 'Ora sullo schermo',
    pause: 'Pausa',
    resume: 'Riprendi',
    skip: 'Avanti',
    hide: 'Nascondi',
    hidden: 'Nascosta sullo schermo e agli invitati. A voi resta.',
    copy: 'Copia indirizzo',
    copied: 'Indirizzo copiato.',
    end: 'Chiudi lo schermo',
    confirmEnd:
      'Chiudere questo schermo? Le TV aperte si spengono subito e l’indirizzo non funzionerà più.',
    make: 'Nuovo schermo',
    most_one: 'Potete avere al massimo {{count}} schermo.',
    most_many: 'Potete avere al massimo {{count}} schermi.',
    most_other: 'Potete avere al massimo {{count}} schermi.',
    failed: 'Non ha funzionato. Riprovate.',
  },
} satisfies WallMessages;
