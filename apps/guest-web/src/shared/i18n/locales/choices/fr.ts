import type { ChoicesMessages } from '../../messages';

export const messages = {
  marks: {
    favourite: 'Favori',
    favouriteAlso: 'Favori, choisi aussi par {{names}}',
    youAre: 'Vous',
    youAreBoth: 'Vous deux',
    youAreName: 'Moi : {{name}}',
  },
  filter: {
    title: 'Filtrer',
    active: 'Filtres : {{number}}',
    clear: 'Effacer les filtres',
    search: 'Chercher dans les messages et les noms',
    guest: 'De',
    allGuests: 'Tous les invités',
    table: 'Table',
    allTables: 'Toutes les tables',
    oneTable: 'Table {{number}}',
    someone: 'Sans nom',
    kind: 'Type',
    allKinds: 'Photos et vidéos',
    photos: 'Photos seules',
    videos: 'Vidéos seules',
    hearts: 'Favoris',
    heartsAll: 'Avec ou sans cœur',
    heartsAny: 'Tous les favoris',
    heartsMine: 'Mes favoris',
    heartsBoth: 'Favoris de vous deux',
    withNote: 'Avec un message',
    found: 'Trouvés : {{number}}',
    foundSoFar: 'Trouvés jusqu’ici : {{number}}, chargement en cours…',
    empty: 'Aucune photo ni vidéo ne correspond.',
    looking: 'Recherche en cours…',
  },
  density: { across: 'Photos par rangée' },
  stacks: {
    label: 'Photos similaires',
    off: 'Afficher chaque photo',
    bursts: 'Regrouper les rafales',
    moments: 'Regrouper rafales et mêmes instants',
    similar: '{{number}} photos similaires',
  },
  timeline: { scrubber: 'Aller au jour et à l’heure' },
  cull: {
    title: 'Trier les photos',
    review: 'Votre choix',
    keep: 'Garder',
    maybe: 'Peut-être',
    no: 'Non',
    back: 'Retour',
    toReview: 'Voir la liste',
    keys: 'Flèches : à droite garder, en haut peut-être, à gauche non. Retour arrière pour revenir, H pour un cœur.',
    goOn: 'Continuer avec celles que vous n’avez pas vues : {{number}}',
    decideMaybes: 'Décider des « peut-être » : {{number}}',
    noes: 'Réponse : « non »',
    delete: 'Supprimer : {{number}}',
    nothingDeleted:
      'Rien n’est supprimé avant votre confirmation. Décochez ce que vous voulez garder.',
    liked: 'A un cœur ou un « garder »',
    more: 'En montrer plus : {{number}}',
    best: 'Les meilleures sont celles avec « garder » ou un cœur.',
    downloadBest: 'Télécharger les meilleures : {{number}}',
  },
  exposure: {
    title: 'Montrer aux invités ?',
    all: 'Visibles ou non par les invités',
    shown: 'Visibles par les invités',
    held: 'En attente de votre choix',
    hidden: 'Masqués aux invités',
    isShown: 'Visible par les invités',
    show: 'Montrer aux invités',
    hold: 'Décider plus tard',
    hide: 'Masquer aux invités',
    failed: 'La modification a échoué. Veuillez réessayer.',
    counts: {
      shown: 'Visibles par les invités : {{number}}',
      held: 'En attente de votre choix : {{number}}',
      hidden: 'Masqués aux invités : {{number}}',
    },
  },
  gallery: {
    visibility: 'Qui voit l’album',
    walls: 'Écran en direct',
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
    removalUnclear:
      'La suppression n’est pas certaine. « {{undo}} » rétablit les fichiers supprimés.',
    restored_one: '{{count}} fichier restauré.',
    restored_many: '{{count}} de fichiers restaurés.',
    restored_other: '{{count}} fichiers restaurés.',
    nothingMissing: 'Rien ne manque : tout est dans la galerie.',
    restoreError: 'La restauration a échoué. Veuillez réessayer.',
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
    missing_one:
      '{{count}} fichier de la galerie ne figure pas dans ce téléchargement.',
    missing_many:
      '{{count}} de fichiers de la galerie ne figurent pas dans ce téléchargement.',
    missing_other:
      '{{count}} fichiers de la galerie ne figurent pas dans ce téléchargement.',
    again: 'Préparer à nouveau',
    againWithAll: 'Préparer à nouveau avec tous les fichiers',
    layout: 'Rangement des fichiers',
    layoutFlat: 'Tous dans un seul dossier',
    layoutGuests: 'Un dossier par invité',
    layoutHours: 'Un dossier par heure',
    album: 'Avec un album qui s’ouvre sans Internet : index.html.',
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
  deleted: {
    title: 'Supprimés récemment',
    hint: 'Les fichiers que vous supprimez restent ici quelque temps, puis sont effacés définitivement.',
    empty: 'Aucun fichier ici.',
    back: 'Retour à la galerie',
    restore: 'Restaurer',
    restoreSelected: 'Restaurer la sélection',
    more: 'Afficher plus',
    daysLeft_one: '{{count}} jour restant',
    daysLeft_many: '{{count}} de jours restants',
    daysLeft_other: '{{count}} jours restants',
  },
  admin: {
    deleteError: 'Le fichier n’a pas pu être supprimé. Veuillez réessayer.',
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
  },
  viewer: {
    by: 'De',
    table: 'Table',
    takenAt: 'Prise le',
    addedAt: 'Ajouté le',
    fileSize: 'Taille',
    camera: 'Appareil',
    fileName: 'Fichier',
    endSlideshow: 'Quitter le diaporama',
    pace: 'Rythme',
    seconds_one: '{{count}} seconde',
    seconds_many: '{{count}} de secondes',
    seconds_other: '{{count}} secondes',
    shuffled: 'Aléatoire',
    notes: 'Petits mots',
    sound: 'Son des vidéos',
  },
} satisfies ChoicesMessages;
