import type { SendingMessages } from '../../messages';

export const messages = {
  upload: {
    demo: {
      text: 'Esta es una página de ejemplo: ningún archivo que elijas se envía. Vuestros invitados verán esta página con vuestros nombres.',
      gallery: 'Abrir la galería de ejemplo',
    },
    noPreview: 'No hay ningún archivo válido para la vista previa',
    connectionIssue:
      'Hay un problema de conexión. Actualiza la página e inténtalo de nuevo.',
    connectionRetry:
      'Ahora mismo no hay conexión. El envío se reintentará solo; basta con dejar esta página abierta.',
    files: 'Los archivos que has enviado',
    keepOpen: 'Deja esta página abierta hasta que termine.',
    offline: 'No hay conexión. En cuanto vuelva, el envío seguirá solo.',
    busy: 'Ahora mismo muchos invitados están enviando. El envío seguirá solo cuando llegue tu turno.',
    timeLeft: 'quedan unos {{minutes}} min',
    status: {
      sending: 'Enviando',
      queued: 'En cola',
      waiting: 'En espera',
      finishing: 'Guardando',
      done: 'Guardado y a salvo',
      failed: 'Sin enviar',
    },
    failedFiles: 'Algunos archivos no se han podido subir:',
    failedAdvice: 'Inténtalo de nuevo o comprueba el tamaño del archivo.',
    goesAgain: 'Deja esta página abierta y el envío se reintentará solo.',
    emptyFiles_one: 'Archivo vacío, no enviado: {{names}}',
    emptyFiles_many: 'Archivos vacíos, no enviados: {{names}}',
    emptyFiles_other: 'Archivos vacíos, no enviados: {{names}}',
    crashed: 'Se ha producido un error durante la subida: {{message}}',
    retryAll: 'Reintentar todo',
    retryOne: 'Reintentar: {{name}}',
    dismissOne: 'Quitar de la lista: {{name}}',
    pending_one: 'Uno de tus archivos aún no ha llegado.',
    pending_many: '{{count}} de tus archivos aún no han llegado.',
    pending_other: '{{count}} de tus archivos aún no han llegado.',
    pendingContinues: 'Seguimos donde lo dejamos.',
    pendingPickAgain: 'Vuelve a elegir estos archivos: {{names}}',
    alreadySent: 'Ya se había enviado',
    repeated_one: 'Ya habías enviado {{count}} de estos.',
    repeated_many: 'Ya habías enviado {{count}} de estos.',
    repeated_other: 'Ya habías enviado {{count}} de estos.',
    addMore: 'Añadir más',
    seeAlbum: 'Ver el álbum',
    otherTab:
      'Otra pestaña de este teléfono está enviando tus archivos. No hace falta que esperes aquí.',
    mine: {
      open: 'Mis envíos',
      unavailable: 'No se ha podido abrir la lista. Inténtalo de nuevo.',
    },
    note: {
      title: 'Deja también unas palabras',
      name: 'Tu nombre',
      text: 'Tu mensaje',
      file: 'Archivo elegido',
      files_one: '{{count}} archivo elegido',
      files_many: '{{count}} de archivos elegidos',
      files_other: '{{count}} archivos elegidos',
      more: 'Añadir más archivos con esta nota',
      confirm: 'Subir con nota',
      optional: 'Si quieres, puedes dejarlos vacíos.',
    },
  },
  errors: {
    timeout: 'Se ha agotado el tiempo de conexión',
    tooLarge: 'El archivo es demasiado grande',
    failed: 'No se ha podido subir',
    fileTakenBack:
      'El móvil ya no da acceso a este archivo; vuelve a elegirlo.',
    unsupported_media:
      'Solo se pueden subir fotos y vídeos en formatos habituales, como JPEG, HEIC y MP4',
    uploads_disabled: 'Los novios todavía no han activado las subidas',
    wedding_not_found: 'No hemos encontrado esta boda.',
    upload_not_found:
      'No se ha encontrado esta subida; envía el archivo de nuevo',
    upload_incomplete: 'Algunas partes del archivo aún no han llegado',
    upload_busy: 'El archivo aún se está preparando; inténtalo de nuevo',
    too_many_requests: 'Demasiadas solicitudes, espera un momento',
    service_unavailable:
      'El servicio no está disponible en este momento; inténtalo de nuevo',
    wedding_day_full:
      'Esta boda ya ha recibido el máximo de archivos en 24 horas, inténtalo más tarde',
    storage_full: 'No queda espacio; el archivo no se ha podido guardar',
    slice_conflict: 'Esta parte del archivo ya se envió con otro contenido',
    upload_mismatch: 'Esta subida pertenece a otro archivo',
    slice_in_progress:
      'Esta parte del archivo se está recibiendo; inténtalo de nuevo',
    validation_failed: 'Los datos enviados no son válidos',
    empty_file: 'El archivo está vacío',
    file_missing: 'No se ha enviado ningún archivo',
    slice_off_grid: 'Una parte del archivo no es válida',
    bytes_damaged: 'El archivo se dañó por el camino; envíalo de nuevo',
    internal_error: 'Se ha producido un error inesperado',
  },
} satisfies SendingMessages;
