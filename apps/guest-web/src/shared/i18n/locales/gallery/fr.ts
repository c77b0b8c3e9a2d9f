import type { GalleryMessages } from '../../messages';

export const messages = {
  gallery: {
    loading: 'Ouverture de vos souvenirs…',
    empty: 'Pas encore de photo ni de vidéo.',
    emptyHint: 'Ce que vos invités partagent apparaîtra ici.',
    noHashExample: 'Une adresse complète ressemble à ceci :',
    items: 'Photos et vidéos',
    photo: 'Photo',
    video: 'Vidéo',
    from: 'De {{name}}',
    view: 'Voir',
    download: 'Télécharger',
    remove: 'Supprimer',
    cannotShow: 'Ce fichier ne peut pas être affiché ici.',
    cannotOpen:
      'Ce fichier n’a pas pu être ouvert. Vous pouvez quand même télécharger l’original.',
    incomplete: 'Fichier incomplet',
    preparing: 'En préparation…',
    arrivals_one: '{{count}} nouveau',
    arrivals_many: '{{count}} nouveaux',
    arrivals_other: '{{count}} nouveaux',
    busy: 'En cours…',
    count_one: '{{count}} souvenir',
    count_many: '{{count}} de souvenirs',
    count_other: '{{count}} souvenirs',
    selectAll: 'Tout choisir',
    clearSelection: 'Effacer la sélection',
    selected_one: '{{count}} choisi',
    selected_many: '{{count}} choisis',
    selected_other: '{{count}} choisis',
    downloadSelected: 'Télécharger la sélection',
    downloading: 'Téléchargement {{percent}}',
    downloaded: 'Terminé {{percent}}',
    downloadAgain: 'Réessayer',
    deleteSelected: 'Supprimer la sélection',
    confirmRemove: 'Supprimer « {{name}} » ?',
    confirmRemoveMany_one: 'Supprimer {{count}} fichier sélectionné ?',
    confirmRemoveMany_many: 'Supprimer {{count}} de fichiers sélectionnés ?',
    confirmRemoveMany_other: 'Supprimer les {{count}} fichiers sélectionnés ?',
    removed: '« {{name}} » a été supprimé.',
    removedMany_one: '{{count}} fichier supprimé.',
    removedMany_many: '{{count}} de fichiers supprimés.',
    removedMany_other: '{{count}} fichiers supprimés.',
    restored_one: '{{count}} fichier restauré.',
    restored_many: '{{count}} de fichiers restaurés.',
    restored_other: '{{count}} fichiers restaurés.',
    nothingMissing: 'Rien ne manque : tout est dans la galerie.',
    restoreError: 'La restauration a échoué. Veuillez réessayer.',
    viewOnly:
      'Vous pouvez tout regarder et télécharger ; seuls les mariés peuvent supprimer.',
    linkEnded: 'Ce lien ne fonctionne plus.',
    linkEndedHint: 'Demandez le nouveau à la personne qui vous l’a envoyé.',
    linkUnknown: 'Ce lien n’ouvre aucune galerie.',
    linkUnknownHint:
      'Il est peut-être incomplet, ou un nouveau lien l’a remplacé. Demandez le bon à la personne qui vous l’a envoyé.',
    guestLink: {
      title: 'Le lien pour vos invités :',
      copy: 'Copier le lien',
      copied: 'Lien copié.',
      notCopied:
        'Le lien n’a pas pu être copié. Sélectionnez-le pour le copier.',
      code: 'Code QR du lien pour vos invités',
    },
    celebration: {
      title: 'Tous nos vœux de bonheur',
      subtitle: 'Ce jour-là, à travers les yeux de ceux que vous aimez',
      message_one: '{{count}} souvenir vous attend.',
      message_many: '{{count}} de souvenirs vous attendent.',
      message_other: '{{count}} souvenirs vous attendent.',
      loading: 'Vos souvenirs se chargent…',
      ready: 'Vos souvenirs sont prêts.',
    },
  },
  downloads: {
    all: 'Tout télécharger',
    keptUntil:
      'Les fichiers sont conservés jusqu’au {{day}}. Téléchargez-les avant cette date.',
    title: 'Votre téléchargement',
    contents_one: '{{count}} fichier, {{size}}',
    contents_many: '{{count}} de fichiers, {{size}}',
    contents_other: '{{count}} fichiers, {{size}}',
    now: 'Télécharger maintenant',
    resume:
      'Si la connexion est coupée, vous pourrez reprendre le téléchargement depuis la liste des téléchargements de votre navigateur.',
    preparingLabel: 'Préparation',
    preparing:
      'En préparation, {{percent}}. Inutile d’attendre : vous pouvez déjà télécharger.',
    ready: 'Prêt.',
    unprepared:
      'La préparation à l’avance a échoué ; vous pouvez quand même télécharger.',
    until: 'Disponible ici jusqu’au {{day}}.',
    expired: 'Ce téléchargement a expiré.',
    filesDeleted:
      'L’un des fichiers a été supprimé : ce téléchargement n’est plus disponible.',
    linkEnded:
      'Le lien de la galerie a été remplacé : ce téléchargement n’est plus disponible.',
    gone_one:
      '{{count}} fichier a été supprimé entre-temps et ne figure pas dans le téléchargement.',
    gone_many:
      '{{count}} de fichiers ont été supprimés entre-temps et ne figurent pas dans le téléchargement.',
    gone_other:
      '{{count}} fichiers ont été supprimés entre-temps et ne figurent pas dans le téléchargement.',
    again: 'Préparer à nouveau',
    found: 'Votre téléchargement est prêt',
    foundPreparing: 'Votre téléchargement se prépare, {{percent}}',
    mailLabel: 'Voulez-vous un e-mail dès qu’il sera prêt ?',
    mailPlaceholder: 'Votre adresse e-mail',
    mailSend: 'Me prévenir',
    mailNoted: 'Nous vous écrirons à {{email}} dès qu’il sera prêt.',
    mailInvalid: 'Veuillez saisir une adresse e-mail valide.',
    mailUnavailable:
      'Nous ne pouvons pas envoyer d’e-mail pour le moment. Le téléchargement reste disponible ici.',
    confirm_one: '{{count}} fichier va être téléchargé. Continuer ?',
    confirm_many: '{{count}} de fichiers vont être téléchargés. Continuer ?',
    confirm_other: '{{count}} fichiers vont être téléchargés. Continuer ?',
    confirmLarge_one:
      '{{count}} fichier : ce gros téléchargement peut prendre plusieurs minutes. Continuer ?',
    confirmLarge_many:
      '{{count}} de fichiers : ce gros téléchargement peut prendre plusieurs minutes. Continuer ?',
    confirmLarge_other:
      '{{count}} fichiers : ce gros téléchargement peut prendre plusieurs minutes. Continuer ?',
    confirmVeryLarge_one:
      '{{count}} fichier : ce téléchargement est très volumineux. Nous vous conseillons de supprimer d’abord les photos dont vous ne voulez pas. Télécharger quand même ?',
    confirmVeryLarge_many:
      '{{count}} de fichiers : ce téléchargement est très volumineux. Nous vous conseillons de supprimer d’abord les photos dont vous ne voulez pas. Télécharger quand même ?',
    confirmVeryLarge_other:
      '{{count}} fichiers : ce téléchargement est très volumineux. Nous vous conseillons de supprimer d’abord les photos dont vous ne voulez pas. Télécharger quand même ?',
  },
  admin: {
    error: 'Une erreur est survenue lors du chargement des photos et vidéos.',
    offline: 'Pas de connexion. Vérifiez votre accès à internet.',
    slow: 'La réponse a mis trop de temps à arriver.',
    deleteError: 'Le fichier n’a pas pu être supprimé. Veuillez réessayer.',
    downloadError: 'Le fichier n’a pas pu être téléchargé. Veuillez réessayer.',
    bulkDeleteError:
      'Les fichiers sélectionnés n’ont pas pu être supprimés. Veuillez réessayer.',
    bulkDownloadError:
      'Les fichiers sélectionnés n’ont pas pu être téléchargés. Veuillez réessayer.',
    downloadTimeoutError:
      'Le téléchargement a pris trop de temps. Veuillez sélectionner moins de fichiers et réessayer.',
    tooManyFiles_one:
      'Vous avez sélectionné {{count}} fichier ; vous pouvez en télécharger {{max}} au maximum à la fois.',
    tooManyFiles_many:
      'Vous avez sélectionné {{count}} de fichiers ; vous pouvez en télécharger {{max}} au maximum à la fois.',
    tooManyFiles_other:
      'Vous avez sélectionné {{count}} fichiers ; vous pouvez en télécharger {{max}} au maximum à la fois.',
    bulkDownloadLimit:
      'Il y a trop de fichiers pour un seul téléchargement. Veuillez en sélectionner moins.',
    tooManyRequests:
      'Trop de téléchargements en ce moment. Patientez un peu, puis réessayez.',
    configurationError:
      'Il y a une erreur de configuration. Merci de nous prévenir.',
    connectionProblem:
      'Pas de connexion. Vérifiez votre accès à internet et réessayez.',
    noHash: 'Il manque le numéro de la galerie dans cette adresse.',
  },
  player: {
    play: 'Lire',
    pause: 'Pause',
    seek: 'Position dans la vidéo',
    position: '{{time}} sur {{duration}}',
    mute: 'Couper le son',
    unmute: 'Remettre le son',
    volume: 'Volume',
    fullScreen: 'Plein écran',
  },
  viewer: {
    filter: 'Afficher',
    all: 'Tout',
    images: 'Photos',
    videos: 'Vidéos',
    slowHint:
      'Les vidéos peuvent se charger lentement, car elles sont en haute qualité.',
    emptyAll: 'Aucune photo ni vidéo pour ce mariage',
    emptyImages: 'Aucune photo pour ce mariage',
    emptyVideos: 'Aucune vidéo pour ce mariage',
    videoFailed: 'La vidéo n’a pas pu être chargée',
    previous: 'Précédent',
    next: 'Suivant',
    position: '{{index}} sur {{count}}',
    wholeNote: 'Le mot en entier',
  },
} satisfies GalleryMessages;
