import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Guardar el código como imagen',
    words: 'Unas palabras con el enlace',
    hint: 'Elegid uno, cambiadlo si queréis y enviadlo.',
    time: '¿Cuándo lo enviáis?',
    before: 'Antes',
    day: 'Ese mismo día',
    after: 'Al día siguiente',
    later: 'Tres días después',
    text: 'Mensaje',
    mail: 'Correo',
    copy: 'Copiar el texto',
    copied: 'Texto copiado.',
    notCopied: 'No se ha podido copiar el texto. Seleccionadlo y copiadlo.',
  },
} satisfies InviteMessages;
