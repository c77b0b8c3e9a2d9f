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
    remove: 'Retirer de la galerie',
    confirm: 'Retirer ce fichier de la galerie des mariés ?',
    final: 'Une fois retiré, vous ne pourrez plus le remettre.',
    removable_one:
      'Vous pouvez retirer un fichier jusqu’à {{count}} heure après son envoi.',
    removable_many:
      'Vous pouvez retirer un fichier dans les {{count}} d’heures qui suivent son envoi.',
    removable_other:
      'Vous pouvez retirer un fichier dans les {{count}} heures qui suivent son envoi.',
    takenBack: 'Le fichier a été retiré de la galerie.',
    stays:
      'Le fichier n’est plus dans votre liste. Il reste dans la galerie, car un autre invité l’a aussi envoyé.',
    offList: 'Le fichier n’est plus dans votre liste.',
    undoOver:
      'Le délai pour retirer ce fichier est passé. Adressez-vous aux mariés.',
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
