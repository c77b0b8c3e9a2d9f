import type { AlbumMessages } from '../../messages';

export const messages = {
  album: {
    title: 'El álbum de la boda',
    sealed: 'El álbum es una sorpresa por ahora: se abre el {{day}}, {{time}}.',
    empty: 'Las primeras imágenes aparecerán aquí.',
    nothing: 'Ahora mismo no hay nada que ver en este álbum.',
    more: 'Mostrar más',
    noVideo:
      'Aquí solo se ve una imagen de este vídeo. Los novios tienen el vídeo completo.',
    preparing: 'Este vídeo se está preparando; enseguida se podrá ver aquí.',
    failed: 'No se ha podido cargar el álbum.',
    ended:
      'Puede que los novios hayan desactivado el enlace de este álbum. Para ver las fotos, preguntad a la persona que os lo envió.',
    busy: 'Ahora mismo hay muchas descargas. Probad de nuevo en un momento.',
    tooManyFiles:
      'Este álbum tiene más archivos de los que caben en una descarga ({{max}}). Abrid las fotos para descargarlas una a una.',
  },
} satisfies AlbumMessages;
