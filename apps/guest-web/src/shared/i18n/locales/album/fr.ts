import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'L’album du mariage',
    sealed: 'L’album reste une surprise : il s’ouvre le {{day}}, {{time}}.',
    empty: 'Les premières images apparaîtront ici.',
    nothing: 'Il n’y a rien à voir dans cet album pour le moment.',
    more: 'Afficher plus',
    noVideo:
      'Seule une image de cette vidéo est montrée ici. Les mariés ont la vidéo entière.',
    preparing:
      'Cette vidéo est en préparation ; elle pourra être lue ici dans un instant.',
    failed: 'L’album n’a pas pu être chargé.',
    ended:
      'Les mariés ont peut-être désactivé le lien de cet album. Pour les photos, demandez à la personne qui vous l’a envoyé.',
    busy: 'Beaucoup de personnes téléchargent en ce moment. Réessayez dans un instant.',
    tooManyFiles:
      'Cet album compte plus de fichiers qu’un téléchargement ne peut en contenir ({{max}}). Ouvrez les photos pour les télécharger une à une.',
  },
} satisfies AlbumMessages;
