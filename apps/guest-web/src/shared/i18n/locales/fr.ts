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
    noPreview: 'Aucun fichier valide pour l’aperçu',
    pickerBusy: 'Votre téléphone prépare les photos…',
    connectionIssue:
      'Problème de connexion. Veuillez actualiser la page et réessayer.',
    files: 'Vos fichiers envoyés',
    progress: 'Enregistrés : {{done}} sur {{total}}',
    keepOpen: 'Gardez cette page ouverte jusqu’à la fin.',
    offline:
      'Vous êtes hors ligne. L’envoi reprendra tout seul au retour du réseau.',
    busy: 'Beaucoup d’invités envoient des photos en ce moment. Votre envoi reprendra tout seul.',
    timeLeft: 'encore {{minutes}} min environ',
    saved_one: '{{count}} souvenir bien enregistré. Merci !',
    saved_many: '{{count}} de souvenirs bien enregistrés. Merci !',
    saved_other: '{{count}} souvenirs bien enregistrés. Merci !',
    partlySaved: 'Enregistrés : {{done}}. Non envoyés : {{failed}}.',
    notSent_one: '{{count}} fichier non envoyé.',
    notSent_many: '{{count}} de fichiers non envoyés.',
    notSent_other: '{{count}} fichiers non envoyés.',
    status: {
      queued: 'En file d’attente',
      sending: 'Envoi',
      waiting: 'En pause',
      finishing: 'Enregistrement',
      done: 'Bien enregistré',
      failed: 'Non envoyé',
    },
    failedFiles: 'Certains fichiers n’ont pas pu être envoyés :',
    failedAdvice: 'Veuillez réessayer ou vérifier la taille du fichier.',
    goesAgain:
      'Laissez cette page ouverte : l’envoi sera retenté automatiquement.',
    emptyFiles: 'Fichiers vides, non envoyés : {{names}}',
    crashed: 'Une erreur est survenue pendant l’envoi : {{message}}',
    retryAll: 'Tout réessayer',
    retryOne: 'Réessayer : {{name}}',
    dismissOne: 'Retirer de la liste : {{name}}',
    pending_one: '{{count}} de vos fichiers n’est pas encore arrivé.',
    pending_many: '{{count}} de vos fichiers ne sont pas encore arrivés.',
    pending_other: '{{count}} de vos fichiers ne sont pas encore arrivés.',
    pendingContinues: 'Nous reprenons là où l’envoi s’était arrêté.',
    pendingPickAgain: 'Veuillez choisir à nouveau : {{names}}',
    note: {
      title: 'Ajoutez un petit mot',
      name: 'Votre nom',
      text: 'Votre message',
      file: 'Fichier choisi',
      confirm: 'Envoyer avec le mot',
      optional: 'Vous pouvez laisser ces champs vides.',
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
    timeout: 'Le délai de connexion est dépassé',
    tooLarge: 'Le fichier est trop volumineux',
    failed: 'L’envoi a échoué',
    fileTakenBack:
      'Votre téléphone ne donne plus accès à ce fichier ; veuillez le choisir à nouveau.',
    unsupported_media: 'Seules les photos et les vidéos peuvent être envoyées',
    uploads_disabled: 'Les mariés n’ont pas encore activé les envois',
    wedding_not_found: 'Nous n’avons pas trouvé ce mariage.',
    upload_not_found: 'Cet envoi est introuvable, veuillez renvoyer le fichier',
    upload_incomplete:
      'Certaines parties du fichier ne sont pas encore arrivées',
    upload_busy: 'Le fichier est encore en préparation, veuillez réessayer',
    too_many_requests: 'Trop de demandes, veuillez patienter un instant',
    service_unavailable:
      'Le service est momentanément indisponible, veuillez réessayer',
    wedding_day_full:
      'Ce mariage a reçu le maximum de fichiers possible en 24 heures, veuillez réessayer plus tard',
    storage_full:
      'L’espace de stockage est plein, le fichier n’a pas pu être enregistré',
    slice_conflict:
      'Cette partie du fichier a déjà été envoyée avec un autre contenu',
    upload_mismatch: 'Cet envoi correspond à un autre fichier',
    slice_in_progress:
      'Cette partie du fichier est en cours de réception, veuillez réessayer',
    validation_failed: 'Les informations envoyées ne sont pas valides',
    empty_file: 'Le fichier est vide',
    file_missing: 'Aucun fichier n’a été envoyé',
    slice_off_grid: 'Une partie du fichier n’est pas valide',
    internal_error: 'Une erreur inattendue est survenue',
  },
} satisfies Messages;
