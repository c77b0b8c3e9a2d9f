import type { SendingMessages } from '../../messages';

export const messages = {
  upload: {
    demo: {
      text: 'Ceci est une page d’exemple : aucun des fichiers choisis n’est envoyé. Vos invités verront cette page avec vos prénoms.',
      gallery: 'Ouvrir la galerie d’exemple',
    },
    noPreview: 'Aucun fichier valide pour l’aperçu',
    connectionIssue:
      'Problème de connexion. Veuillez actualiser la page et réessayer.',
    connectionRetry:
      'Il n’y a pas de connexion pour le moment. L’envoi sera retenté automatiquement : gardez simplement cette page ouverte.',
    files: 'Vos fichiers envoyés',
    keepOpen: 'Gardez cette page ouverte jusqu’à la fin.',
    otherTab: 'L’envoi continue dans votre autre onglet.',
    offline:
      'Vous êtes hors ligne. L’envoi reprendra tout seul au retour du réseau.',
    busy: 'Beaucoup d’invités envoient en ce moment. L’envoi reprendra seul quand ce sera votre tour.',
    timeLeft: 'encore {{minutes}} min environ',
    status: {
      sending: 'Envoi',
      queued: 'En file d’attente',
      waiting: 'En pause',
      finishing: 'Enregistrement',
      done: 'Bien enregistré',
      failed: 'Non envoyé',
    },
    failedFiles: 'Certains fichiers n’ont pas pu être envoyés :',
    failedAdvice: 'Veuillez réessayer ou vérifier la taille du fichier.',
    goesAgain:
      'Laissez cette page ouverte : l’envoi sera retenté automatiquement.',
    emptyFiles_one: 'Fichier vide, non envoyé : {{names}}',
    emptyFiles_many: 'Fichiers vides, non envoyés : {{names}}',
    emptyFiles_other: 'Fichiers vides, non envoyés : {{names}}',
    crashed: 'Une erreur est survenue pendant l’envoi : {{message}}',
    retryAll: 'Tout réessayer',
    retryOne: 'Réessayer : {{name}}',
    dismissOne: 'Retirer de la liste : {{name}}',
    pending_one: '{{count}} de vos fichiers n’est pas encore arrivé.',
    pending_many: '{{count}} de vos fichiers ne sont pas encore arrivés.',
    pending_other: '{{count}} de vos fichiers ne sont pas encore arrivés.',
    pendingContinues: 'Nous reprenons là où l’envoi s’était arrêté.',
    pendingPickAgain: 'Veuillez choisir à nouveau : {{names}}',
    alreadySent: 'Déjà envoyé',
    repeated_one: 'Vous aviez déjà envoyé {{count}} de ces fichiers.',
    repeated_many: 'Vous aviez déjà envoyé {{count}} de ces fichiers.',
    repeated_other: 'Vous aviez déjà envoyé {{count}} de ces fichiers.',
    addMore: 'En ajouter d’autres',
    seeAlbum: 'Voir l’album',
    mine: {
      open: 'Mes envois',
      unavailable: 'La liste n’a pas pu s’ouvrir. Réessayez.',
    },
    note: {
      title: 'Ajoutez un petit mot',
      name: 'Votre nom',
      text: 'Votre message',
      file: 'Fichier choisi',
      files_one: '{{count}} fichier choisi',
      files_many: '{{count}} de fichiers choisis',
      files_other: '{{count}} fichiers choisis',
      more: 'Ajouter d’autres fichiers avec ce mot',
      confirm: 'Envoyer avec le mot',
      optional: 'Vous pouvez laisser ces champs vides.',
    },
  },
  errors: {
    timeout: 'Le délai de connexion est dépassé',
    tooLarge: 'Le fichier est trop volumineux',
    failed: 'L’envoi a échoué',
    fileTakenBack:
      'Votre téléphone ne donne plus accès à ce fichier ; veuillez le choisir à nouveau.',
    unsupported_media:
      'Seules les photos et les vidéos aux formats courants, comme JPEG, HEIC et MP4, peuvent être envoyées',
    uploads_disabled: '$t(upload.disabled)',
    wedding_not_found: '$t(upload.pathErrors.unknown)',
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
    bytes_damaged:
      'Le fichier a été endommagé pendant l’envoi ; veuillez le renvoyer',
    internal_error: 'Une erreur inattendue est survenue',
  },
} satisfies SendingMessages;
