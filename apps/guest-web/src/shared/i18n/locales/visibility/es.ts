import type { VisibilityMessages } from '../../messages';

export const messages = {
  visibility: {
    now: {
      none: 'De momento, los invitados no ven vuestro álbum.',
      shared: 'De momento, los invitados ven vuestro álbum.',
      sealed: 'Solo vosotros dos veis el álbum hasta el {{day}}, {{time}}.',
    },
    modes: {
      legend: 'Qué ven los invitados',
      'upload-only': {
        title: 'Solo nosotros vemos el álbum',
        text: 'Los invitados ven únicamente lo que han enviado ellos.',
      },
      shared: {
        title: 'Los invitados también lo ven',
        text: 'En cuanto guardéis, cualquiera que abra la página de subida verá allí las fotos y los vídeos de vuestros invitados.',
      },
      sealed: {
        title: 'Una sorpresa hasta el día que elijamos',
        text: 'Hasta entonces, ni invitados ni familiares ven ninguna imagen, ni siquiera cuántas hay. Después, los invitados ven el álbum en la página de subida.',
      },
    },
    day: 'Día',
    time: 'Hora en el lugar de la boda',
    past: 'Elegid un día y una hora futuros.',
    new: {
      legend: 'Fotos y vídeos nuevos',
      'at-once': {
        title: 'Mostrarlos enseguida',
        text: 'Los archivos nuevos aparecen solos en el álbum de los invitados.',
      },
      'by-choice': {
        title: 'Primero los vemos nosotros',
        text: 'Los archivos nuevos esperan en vuestra galería hasta que los mostréis. Lo que los invitados ya ven sigue visible.',
      },
    },
    hint: 'En vuestra galería podéis ocultar cualquier foto a los invitados en todo momento.',
    save: 'Guardar',
    saved: 'Guardado, ya tiene efecto.',
    failed: 'No se ha podido guardar. Intentadlo de nuevo.',
    confirmShare:
      'Los invitados verán el álbum al momento, salvo los archivos en espera u ocultos. ¿Mostrárselo?',
  },
} satisfies VisibilityMessages;
