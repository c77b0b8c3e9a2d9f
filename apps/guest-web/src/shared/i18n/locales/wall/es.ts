import type { WallMessages } from '../../messages';

export const messages = {
  wall: {
    label: 'Pantalla en directo',
    invite: 'Comparte tus fotos con nosotros',
    code: 'Código QR de la página para tus fotos',
    waiting: 'Las primeras fotos llegarán en un momento',
    sealed: 'Las fotos son una sorpresa: las veremos juntos',
    ended: 'Esta pantalla se ha cerrado.',
    photo: 'Foto',
    video: 'Vídeo',
  },
  remote: {
    hint: 'Abrid la dirección de una pantalla en el navegador del televisor o proyector de la sala: las fotos de los invitados aparecen allí según llegan. Pulsad F para la pantalla completa. Desde aquí podéis pausar, pasar y ocultar.',
    wall: 'Pantalla {{number}}',
    on: 'Encendida',
    off: 'Sin conexión',
    paused: 'En pausa',
    shown: 'Ahora en la pantalla',
    pause: 'Pausar',
    resume: 'Continuar',
    skip: 'Siguiente',
    hide: 'Ocultar',
    hidden:
      'Oculta en la pantalla y para los invitados. Vosotros la conserváis.',
    copy: 'Copiar dirección',
    copied: 'Dirección copiada.',
    end: 'Cerrar la pantalla',
    confirmEnd:
      '¿Cerrar esta pantalla? Los televisores abiertos se apagan al momento y la dirección dejará de funcionar.',
    make: 'Nueva pantalla',
    most_one: 'Podéis tener {{count}} pantalla como máximo.',
    most_many: 'Podéis tener {{count}} pantallas como máximo.',
    most_other: 'Podéis tener {{count}} pantallas como máximo.',
    failed: 'No ha funcionado. Intentadlo de nuevo.',
  },
} satisfies WallMessages;
