import type { Messages } from '../messages';

export const messages = {
  common: {
    cancel: 'Annuler',
    close: 'Fermer',
    retry: 'Réessayer',
    reload: 'Recharger la page',
    loading: 'Chargement…',
    language: 'Langue',
    undo: 'Restaurer',
    toDark: 'Passer au mode sombre',
    toLight: 'Passer au mode clair',
    privacy: 'Politique de confidentialité',
  },
  upload: {
    preparing: 'Nous préparons vos souvenirs…',
    pathErrors: {
      missing: 'Ce lien n’est pas valide.',
      unknown: 'Nous n’avons pas trouvé ce mariage.',
      noInfo: 'Les informations du mariage n’ont pas pu être chargées.',
      infoFailed:
        'Une erreur est survenue lors du chargement des informations du mariage.',
      checkFailed: 'Une erreur est survenue lors de la vérification du lien.',
    },
    goingHome: 'Vous allez revenir à la page d’accueil dans un instant.',
    heading: 'Partagez vos souvenirs',
    invitation:
      'Vos photos et vos vidéos sont le plus beau cadeau de cette journée. Sans application, sans compte.',
    uploadFiles: 'Envoyer photos/vidéos',
    uploadWithNote: 'Envoyer avec un message',
    disabled: 'Les mariés n’ont pas encore activé les envois',
    pickerBusy: 'Votre téléphone prépare les photos…',
    progress: 'Enregistrés : {{done}} sur {{total}}',
    saved_one: '{{count}} souvenir bien enregistré. Merci !',
    saved_many: '{{count}} de souvenirs bien enregistrés. Merci !',
    saved_other: '{{count}} souvenirs bien enregistrés. Merci !',
    partlySaved: 'Enregistrés : {{done}}. Non envoyés : {{failed}}.',
    notSent_one: '{{count}} fichier non envoyé.',
    notSent_many: '{{count}} de fichiers non envoyés.',
    notSent_other: '{{count}} fichiers non envoyés.',
    note: {
      unavailable: 'La fenêtre du message n’a pas pu s’ouvrir : {{name}}',
      without: 'Envoyer sans message',
    },
    links: {
      label: 'Contact',
      messenger: 'Écrivez-nous',
      social: 'Suivez-nous',
    },
  },
  errors: {
    crashTitle: 'Un problème est survenu',
    crashText:
      'Ce qui est indiqué comme enregistré est en sécurité. Rechargez la page pour continuer.',
    crashReload: 'Rechargez la page pour continuer.',
  },
} satisfies Messages;
