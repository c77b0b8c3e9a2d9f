import type { VisibilityMessages } from '../../messages';

export const messages = {
  visibility: {
    now: {
      none: 'Pour le moment, vos invités ne voient pas l’album.',
      shared: 'Pour le moment, vos invités voient l’album.',
      sealed: 'Vous êtes seuls à voir l’album jusqu’au {{day}}, {{time}}.',
    },
    modes: {
      legend: 'Ce que voient vos invités',
      'upload-only': {
        title: 'Nous seuls voyons l’album',
        text: 'Les invités ne voient que leurs propres envois.',
      },
      shared: {
        title: 'Les invités le voient aussi',
        text: 'Dès que vous enregistrez, chacun voit les photos et les vidéos de vos invités sur la page d’envoi.',
      },
      sealed: {
        title: 'Une surprise jusqu’au jour choisi',
        text: 'D’ici là, ni les invités ni les proches ne voient d’image, ni même leur nombre. Ensuite, les invités voient l’album sur la page d’envoi.',
      },
    },
    day: 'Jour',
    time: 'Heure, sur le lieu du mariage',
    past: 'Veuillez choisir un jour et une heure à venir.',
    new: {
      legend: 'Nouvelles photos et vidéos',
      'at-once': {
        title: 'Les montrer tout de suite',
        text: 'Les nouveaux fichiers apparaissent d’eux-mêmes dans l’album des invités.',
      },
      'by-choice': {
        title: 'Nous les regardons d’abord',
        text: 'Les nouveaux fichiers attendent dans votre galerie que vous les montriez. Ce que les invités voient déjà reste visible.',
      },
    },
    hint: 'Dans votre galerie, vous pouvez à tout moment masquer une photo aux invités.',
    save: 'Enregistrer',
    saved: 'Enregistré, effectif immédiatement.',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    confirmShare:
      'Les invités verront l’album aussitôt, sauf les fichiers en attente ou masqués. Le leur montrer ?',
  },
} satisfies VisibilityMessages;
