import type { WallMessages } from '../../messages';

export const messages = {
  wall: {
    label: 'Écran en direct',
    invite: 'Partagez vos photos avec nous',
    code: 'Code QR de la page pour vos photos',
    waiting: 'Les premières photos arrivent dans un instant',
    sealed: 'Les photos sont une surprise : nous les regarderons ensemble',
    ended: 'Cet écran a été fermé.',
    photo: 'Photo',
    video: 'Vidéo',
  },
  remote: {
    hint: 'Ouvrez l’adresse d’un écran dans le navigateur du téléviseur ou du projecteur de la salle : les photos de vos invités y apparaissent au fur et à mesure. Appuyez sur F pour le plein écran. D’ici, mettez en pause, passez et masquez.',
    wall: 'Écran {{number}}',
    on: 'Allumé',
    off: 'Non connecté',
    paused: 'En pause',
    shown: 'À l’écran maintenant',
    pause: 'Pause',
    resume: 'Reprendre',
    skip: 'Suivante',
    hide: 'Masquer',
    hidden: 'Masquée à l’écran et pour les invités. Vous la gardez.',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée.',
    end: 'Fermer cet écran',
    confirmEnd:
      'Fermer cet écran ? Les téléviseurs ouverts s’éteignent aussitôt et l’adresse ne fonctionnera plus.',
    make: 'Nouvel écran',
    most_one: 'Vous pouvez avoir {{count}} écran au plus.',
    most_many: 'Vous pouvez avoir {{count}} écrans au plus.',
    most_other: 'Vous pouvez avoir {{count}} écrans au plus.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
} satisfies WallMessages;
