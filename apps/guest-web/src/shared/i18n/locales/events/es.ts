import type { EventMessages } from '../../messages';

export const messages = {
  events: {
    title: 'Eventos',
    hint: '¿La noche de la henna o la pedida son otro día? Escribidlo aquí: cada foto va a su evento según la hora en que se tomó. Los eventos que añadáis después también encuentran las fotos anteriores.',
    add: 'Añadir un evento',
    full_one: 'Podéis añadir {{count}} evento como máximo.',
    full_many: 'Podéis añadir {{count}} eventos como máximo.',
    full_other: 'Podéis añadir {{count}} eventos como máximo.',
    edit: 'Cambiar',
    remove: 'Eliminar',
    confirmRemove:
      '¿Eliminar «{{name}}»? Vuestras fotos y vídeos se quedan como están.',
    saved: 'Guardado. Las fotos van a su sitio.',
    removed: 'Evento eliminado. Las fotos se quedan.',
    failed: 'No ha funcionado. Intentadlo otra vez.',
    belongsTo: 'Pertenece a …',
    byMoment: 'Según la hora en que se tomó',
    noEvent: 'A ningún evento',
    moved: 'Hecho. Las fotos están en su nuevo sitio.',
    kind: '¿Qué celebráis?',
    name: 'Nombre',
    ownName: 'Un nombre propio (opcional)',
    date: 'Día',
    begins: 'Empieza',
    ends: 'Termina',
    place: 'Lugar (opcional)',
    save: 'Guardar',
    cancel: 'Cancelar',
    faults: {
      name: 'Poned un nombre al evento.',
      date: 'Elegid el día.',
      hours:
        'El final tiene que ser posterior al comienzo, o como tarde a las 08:00 de la mañana siguiente.',
      taken: 'Ese día otro evento empieza a la misma hora.',
      failed: 'No se ha podido guardar. Intentadlo otra vez.',
    },
  },
} satisfies EventMessages;
