import type { MineMessages } from '../../messages';

export const messages = {
  mine: {
    title: 'Vos envois',
    hint: 'Envoyés à ce mariage depuis ce téléphone. Les autres invités ne voient pas cette liste.',
    name: 'Votre nom, pour tout ce que vous avez envoyé et enverrez',
    save: 'Enregistrer',
    nameSaved: 'Votre nom est enregistré.',
    note: 'Votre message',
    addNote: 'Ajouter un mot',
    changeNote: 'Modifier le mot',
    noteSaved: 'Votre mot est enregistré.',
    takeBack: 'Reprendre',
    takeBackNow: 'Retirer de la galerie',
    confirm: 'Retirer ce fichier de la galerie des mariés ?',
    hoursLeft_one: 'Il vous reste {{count}} heure pour le reprendre.',
    hoursLeft_many: 'Il vous reste {{count}} d’heures pour le reprendre.',
    hoursLeft_other: 'Il vous reste {{count}} heures pour le reprendre.',
    takenBack: 'Le fichier a été retiré de la galerie.',
    stays:
      'Le fichier n’est plus dans votre liste. Il reste dans la galerie, car un autre invité l’a aussi envoyé.',
    offList: 'Le fichier n’est plus dans votre liste.',
    undoOver:
      'Le délai pour reprendre ce fichier est passé. Adressez-vous aux mariés.',
    repeat: 'Vous avez déjà envoyé ce fichier avec ce mot.',
    closed:
      'Les mariés ont fermé les envois : le nom et les mots ne peuvent plus être modifiés.',
    gone: 'Ce fichier n’est plus dans la galerie.',
    failed: 'Cela n’a pas marché. Réessayez dans un instant.',
    loadFailed: 'Vos envois n’ont pas pu être chargés.',
    empty: 'La galerie ne contient aucun fichier de ce téléphone.',
    more: 'Afficher les précédents',
    photo: 'Photo',
    video: 'Vidéo',
  },
} satisfies MineMessages;
