import type { EventMessages } from '../../messages';

export const messages = {
  events: {
    title: 'Événements',
    hint: 'La soirée du henné ou les fiançailles ont lieu un autre jour ? Notez-les ici : chaque photo rejoint son événement d’après l’heure de la prise de vue. Les événements ajoutés plus tard retrouvent aussi les photos précédentes.',
    add: 'Ajouter un événement',
    full_one: 'Vous pouvez ajouter {{count}} événement au plus.',
    full_many: 'Vous pouvez ajouter {{count}} événements au plus.',
    full_other: 'Vous pouvez ajouter {{count}} événements au plus.',
    edit: 'Modifier',
    remove: 'Supprimer',
    confirmRemove:
      'Supprimer « {{name}} » ? Vos photos et vidéos restent telles quelles.',
    saved: 'Enregistré. Les photos prennent leur place.',
    removed: 'Événement supprimé. Les photos restent.',
    failed: 'Cela n’a pas marché. Veuillez réessayer.',
    belongsTo: 'Appartient à …',
    byMoment: 'D’après l’heure de la prise de vue',
    noEvent: 'À aucun événement',
    moved: 'C’est fait. Les photos ont trouvé leur place.',
    kind: 'Que fêtez-vous ?',
    name: 'Nom',
    ownName: 'Un nom à vous (facultatif)',
    date: 'Jour',
    begins: 'Début',
    ends: 'Fin',
    place: 'Lieu (facultatif)',
    save: 'Enregistrer',
    cancel: 'Annuler',
    faults: {
      name: 'Veuillez donner un nom à l’événement.',
      date: 'Veuillez choisir le jour.',
      hours: 'La fin doit suivre le début, au plus tard le lendemain à 8 h.',
      taken: 'Ce jour-là, un autre événement commence à la même heure.',
      failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    },
  },
} satisfies EventMessages;
