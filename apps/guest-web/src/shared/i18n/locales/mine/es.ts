import type { MineMessages } from '../../messages';

export const messages = {
  mine: {
    title: 'Lo que has enviado',
    hint: 'Enviado a esta boda desde este teléfono. Los demás invitados no ven esta lista.',
    name: 'Tu nombre, para todo lo que has enviado y enviarás',
    save: 'Guardar',
    nameSaved: 'Tu nombre se ha guardado.',
    note: 'Tu mensaje',
    addNote: 'Añadir una nota',
    changeNote: 'Cambiar la nota',
    noteSaved: 'Tu nota se ha guardado.',
    remove: 'Quitar de la galería',
    confirm: '¿Quitar este archivo de la galería de los novios?',
    final: 'Si lo quitas, no podrás recuperarlo.',
    removable_one:
      'Puedes quitar un archivo durante {{count}} hora después de enviarlo.',
    removable_many:
      'Puedes quitar un archivo durante {{count}} de horas después de enviarlo.',
    removable_other:
      'Puedes quitar un archivo durante {{count}} horas después de enviarlo.',
    takenBack: 'El archivo se ha quitado de la galería.',
    stays:
      'El archivo ya no está en tu lista. Sigue en la galería porque otro invitado también lo envió.',
    offList: 'El archivo ya no está en tu lista.',
    undoOver:
      'El plazo para quitar este archivo ha terminado. Habla con los novios.',
    repeat: 'Ya habías enviado este archivo con esta nota.',
    closed:
      'Los novios han cerrado las subidas: el nombre y las notas ya no se pueden cambiar.',
    gone: 'Este archivo ya no está en la galería.',
    failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
    loadFailed: 'No se ha podido cargar lo que has enviado.',
    empty: 'La galería no tiene archivos de este teléfono.',
    more: 'Ver los anteriores',
    photo: 'Foto',
    video: 'Vídeo',
  },
} satisfies MineMessages;
