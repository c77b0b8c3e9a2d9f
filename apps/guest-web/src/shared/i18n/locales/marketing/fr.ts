import type { MarketingMessages } from '../../messages';

export const messages = {
  meta: {
    home: {
      title: '{{brand}} · Toutes les photos de mariage réunies',
      description:
        'Vos invités scannent le QR code posé sur leur table et vous envoient photos et vidéos. Sans application ni inscription, en qualité d’origine.',
    },
    howItWorks: {
      title: 'Comment ça marche · {{brand}}',
      description:
        'Votre page de mariage en quatre étapes : vous nous écrivez, nous préparons tout, vos invités scannent.',
    },
    pricing: {
      title: 'Tarif · {{brand}}',
      description:
        'Un seul paiement pour tous vos événements : page d’envoi, carte sur mesure, QR codes, envois illimités.',
    },
    links: {
      title: 'Liens · {{brand}}',
      description: 'Joignez-nous par message, par e-mail ou sur les réseaux.',
    },
    contact: {
      title: 'Contact · {{brand}}',
      description:
        'Dites-nous la date de votre mariage, nous vous répondrons vite.',
    },
    privacy: {
      title: 'Politique de confidentialité · {{brand}}',
      description:
        'Qui conserve vos données personnelles, pourquoi et combien de temps.',
    },
    notFound: { title: 'Page introuvable · {{brand}}' },
  },
  nav: {
    label: 'Menu principal',
    skip: 'Aller au contenu',
    menu: 'Menu',
    language: 'Langue',
    howItWorks: 'Comment ça marche',
    features: 'Atouts',
    testimonials: 'Avis',
    pricing: 'Tarif',
    contact: 'Contact',
    links: 'Liens',
  },
  call: {
    order: 'Essayer gratuitement',
    messenger: 'Nous envoyer un message',
    social: 'Nous écrire sur les réseaux',
    form: 'Formulaire de contact',
    on: 'Nous écrire sur {{name}}',
  },
  hero: {
    title: 'Votre mariage, vu par vos invités',
    text: 'En scannant le QR code posé sur leur table, vos invités vous envoient leurs photos et leurs vidéos en quelques secondes. Sans application ni inscription.',
    how: 'Voir comment ça marche',
    note: 'Commencez par un essai gratuit, vous déciderez ensuite.',
    art: 'Une carte avec un QR code sur une table dressée, à côté un téléphone qui affiche la page de Camille et Louis',
  },
  steps: {
    title: 'Trois étapes, tous les souvenirs',
    items: {
      order: {
        title: 'Vous nous écrivez',
        text: 'Donnez-nous vos prénoms et votre date ; nous choisissons la carte ensemble.',
      },
      scan: {
        title: 'Vos invités scannent',
        text: 'Le QR code de chaque table ouvre une page qui n’est qu’à vous.',
      },
      keep: {
        title: 'Les souvenirs vous restent',
        text: 'Tout est dans une galerie : regardez, téléchargez, partagez avec vos proches.',
      },
    },
    more: 'Voir chaque étape en détail',
  },
  designs: {
    title: 'Des cartes dignes de votre table',
    text: 'Chaque mariage a son ambiance. Nous dessinons votre carte selon vos couleurs et votre faire-part.',
    scan: 'Le QR code de ces cartes est bien réel : visez-le avec votre téléphone, et notre page d’exemple s’ouvre.',
    items: {
      botanical: {
        name: 'Rameau d’olivier',
        text: 'Des branches tracées à la main, la douceur d’une noce à la campagne.',
      },
      deco: {
        name: 'Bal de minuit',
        text: 'De l’or sur bleu nuit, une soirée art déco.',
      },
      modern: {
        name: 'Sans détour',
        text: 'De grandes lettres, beaucoup d’air et une seule couleur.',
      },
      tile: {
        name: 'Faïence d’Iznik',
        text: 'Tulipes et œillets dans le bleu cobalt des carreaux d’Iznik.',
      },
    },
  },
  customers: {
    title: 'Leurs pages',
    text: 'Chaque page s’ouvre sur la photo du couple et dans la langue de l’invité.',
    items: {
      bosphorus: 'Coucher de soleil sur le Bosphore',
      baku: 'Bakou au bord de la Caspienne',
      garden: 'Un mariage dans un jardin anglais',
      tuscany: 'Les collines de Toscane',
      aegean: 'Une île de la mer Égée',
      lake: 'Un lac dans les Alpes',
      steppe: 'Au pied des monts Tian Shan',
      cappadocia: 'Des montgolfières en Cappadoce',
    },
    alt: '{{couple}} : page d’envoi, {{scene}}',
  },
  carousel: { previous: 'Précédent', next: 'Suivant' },
  price: {
    title: 'Une formule, tout compris',
    season: 'Remise de fin de saison',
    once: 'Un seul paiement pour tous les événements',
    includes: 'Ce que comprend la formule',
    items: {
      page: 'Votre page d’envoi personnelle',
      card: 'Une carte dessinée pour vous',
      codes:
        'Des QR codes pour les tables, le miroir photo de l’entrée ou les invitations',
      uploads: 'Des envois illimités',
      storage: 'Un stockage sécurisé',
      mobile: 'Compatible avec tous les téléphones',
      instant: 'Un accès immédiat',
      download: 'Le téléchargement groupé',
      events:
        'Soirée du henné, fiançailles, mariage : tous les événements dans une seule formule',
    },
    order: 'Commander',
    details: 'À propos du tarif',
  },
  features: {
    title: 'Pensé pour le jour J',
    items: {
      simple: {
        title: 'Ni application ni inscription',
        text: 'On ouvre l’appareil photo, on scanne, la page est là. Même les grands-parents y arrivent.',
      },
      original: {
        title: 'Qualité d’origine',
        text: 'Ni photos compressées ni vidéos coupées : tout est conservé tel que vos invités l’ont pris.',
      },
      wifi: {
        title: 'Même avec un mauvais Wi-Fi',
        text: 'Si la connexion se coupe, l’envoi reprend là où il s’était arrêté. Rien ne se perd.',
      },
      notes: {
        title: 'Un mot avec la photo',
        text: 'Les invités laissent leur nom et leurs vœux, et votre livre d’or se remplit tout seul.',
      },
      private: {
        title: 'À l’abri des regards',
        text: 'Votre galerie se trouve derrière un lien secret et n’apparaît dans aucun moteur de recherche.',
      },
      download: {
        title: 'Tout en un seul fichier',
        text: 'Téléchargez des milliers de photos d’un coup, avec les noms et les petits mots.',
      },
    },
  },
  testimonials: {
    title: 'Ce qu’en disent les couples',
    sample:
      'Ces avis sont des exemples : ils montrent à quoi ressemblera la page.',
    quotes: {
      one: 'Nos invités ont saisi ce que le photographe n’a pas vu. Notre photo préférée vient du téléphone de mon oncle.',
      two: 'Le lendemain, au petit-déjeuner, nous avons regardé 1 400 photos. On a tellement ri que le café a refroidi.',
      three:
        'Même ma grand-mère a scanné le code et envoyé une vidéo. J’ai encore sa voix.',
      four: 'Il n’y avait presque pas de réseau dans la salle, et pourtant aucune photo ne s’est perdue.',
      five: 'Les cartes allaient si bien avec le faire-part que les invités voulaient les emporter.',
      six: 'Le henné, la cérémonie, la fête : tout au même endroit. Pas besoin de réclamer des photos dans les groupes.',
      seven:
        'Notre famille à l’étranger a vu la page dans sa langue. Rien à expliquer à personne.',
      eight:
        'Nous avons pleuré en lisant les petits mots. Ils valent autant que les photos.',
      nine: 'Un message de notre part, et deux jours plus tard les cartes étaient prêtes.',
      ten: 'Nous avons téléchargé toute la galerie en un seul fichier et mis une copie à l’abri. Quel soulagement !',
    },
  },
  final: {
    title: 'Un tel jour n’arrive qu’une fois',
    text: 'Que les souvenirs restés dans les téléphones de vos invités arrivent jusqu’à vous.',
  },
  footer: { made: 'Pour chaque instant qui restera de votre mariage.' },
  howItWorks: {
    title: 'Comment ça marche',
    description:
      'Un simple message de votre part suffit. Le reste tient en quatre étapes.',
    steps: {
      contact: {
        title: 'Contactez-nous',
        text: 'Envoyez-nous la date et vos prénoms. Essayez d’abord gratuitement, vous déciderez ensuite.',
      },
      page: {
        title: 'Nous créons la page et les QR codes',
        text: 'Nous préparons votre page personnelle et vous envoyons votre carte et les QR codes pour les tables.',
      },
      scan: {
        title: 'Vos invités scannent le QR code',
        text: 'L’appareil photo du téléphone suffit. Ils envoient photos et vidéos, avec un mot s’ils le souhaitent.',
      },
      keep: {
        title: 'Tous les souvenirs au même endroit',
        text: 'Votre galerie se remplit pendant la fête. Regardez, choisissez, téléchargez tout d’un coup.',
      },
    },
  },
  pricing: {
    title: 'Tarif',
    description: 'Une formule et un seul paiement pour tous vos événements.',
    tryFirst:
      'Essayez d’abord gratuitement, nous parlerons des détails ensuite.',
    notice:
      'En raison de la forte demande, nos tarifs n’ont pas encore été mis à jour.',
  },
  links: {
    trial: 'Essayez gratuitement',
    messenger: 'Messagerie',
    sms: 'SMS',
    social: 'Réseau social',
    shortVideo: 'Vidéos courtes',
    email: 'E-mail',
    form: 'Formulaire de contact',
  },
  contact: {
    title: 'Écrivez-nous',
    description:
      'Dites-nous votre date et ce que vous imaginez ; nous répondrons dès que possible.',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    weddingDate: 'Date du mariage',
    message: 'Votre message',
    leaveEmpty: 'Laissez ce champ vide',
    send: 'Envoyer',
    sending: 'Envoi en cours…',
    success:
      'Merci ! Votre message est bien arrivé, nous vous répondrons vite.',
    errorMessage:
      'Votre message n’a pas pu être envoyé. Veuillez réessayer un peu plus tard.',
    busy: 'Trop de messages ont été envoyés en peu de temps. Veuillez réessayer plus tard.',
    check: 'Veuillez vérifier les champs signalés.',
    required: 'Veuillez remplir ce champ.',
    invalidEmail: 'Veuillez saisir une adresse e-mail valide.',
    invalidDate: 'Veuillez choisir une date valide.',
    tooLong: 'C’est trop long ; veuillez raccourcir.',
    dateOutOfRange:
      'Veuillez choisir une date de l’année écoulée ou des dix prochaines années.',
    invalid: 'Veuillez vérifier ce champ.',
    direct: 'Nous joindre directement',
    noScript:
      'Pour envoyer le formulaire, JavaScript doit être activé dans votre navigateur.',
    noScriptElse: 'Vous pouvez aussi passer par les liens de cette page.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    more: 'En savoir plus',
    kept_one:
      'Nous conservons votre message pendant {{count}} jour et ne l’utilisons que pour vous répondre.',
    kept_many:
      'Nous conservons votre message pendant {{count}} de jours et ne l’utilisons que pour vous répondre.',
    kept_other:
      'Nous conservons votre message pendant {{count}} jours et ne l’utilisons que pour vous répondre.',
  },
  notFound: {
    title: 'Cette page est introuvable',
    text: 'Il manque peut-être une lettre dans le lien. Essayez de scanner à nouveau le QR code de votre table.',
  },
  demo: {
    title: 'Entrez dans une galerie',
    text: 'La galerie de notre mariage d’exemple, avec les photos et les petits mots des invités, telle qu’un couple la voit.',
    gallery: 'Ouvrir la galerie d’exemple',
    page: 'Ouvrir la page d’exemple',
    alt: 'Photo du mariage d’exemple',
  },
  faq: {
    title: 'Questions fréquentes',
    kept: {
      question: 'Combien de temps nos photos sont-elles conservées ?',
      forGood:
        'Sans date de fin : elles restent jusqu’à ce que vous les fassiez supprimer. Vous pouvez toutes les télécharger à tout moment.',
      months_one:
        'Pendant {{count}} mois après le dernier envoi. La galerie annonce la date 30 jours à l’avance, et vous pouvez tout télécharger jusque-là.',
      months_many:
        'Pendant {{count}} de mois après le dernier envoi. La galerie annonce la date 30 jours à l’avance, et vous pouvez tout télécharger jusque-là.',
      months_other:
        'Pendant {{count}} mois après le dernier envoi. La galerie annonce la date 30 jours à l’avance, et vous pouvez tout télécharger jusque-là.',
    },
    seen: {
      question: 'Qui voit nos photos ?',
      answer:
        'Seulement vous et les personnes à qui vous donnez le lien secret de la galerie. Les invités voient la page d’envoi, pas les photos des autres. Notre équipe peut aussi ouvrir la galerie si vous avez besoin d’aide.',
    },
    iphone: {
      question: 'Est-ce que cela marche avec un iPhone et des photos HEIC ?',
      answer:
        'Oui. Sur iPhone comme sur Android, le navigateur suffit. Les photos HEIC et les vidéos sont conservées en qualité d’origine, et la galerie les affiche sur tous les appareils.',
    },
    guests: {
      question: 'Combien d’invités peuvent participer ?',
      answer:
        'Tous ceux que vous invitez. Le nombre d’invités et de fichiers n’est pas limité ; un seul fichier peut atteindre {{size}}.',
    },
  },
  back: 'Retour à l’accueil',
} satisfies MarketingMessages;
