import type { GalleryMessages } from '../../messages';

export const messages = {
  gallery: {
    loading: 'Abriendo vuestros recuerdos…',
    empty: 'Todavía no hay fotos ni vídeos.',
    emptyHint: 'Lo que compartan vuestros invitados aparecerá aquí.',
    noHashExample: 'Una dirección completa es así:',
    items: 'Fotos y vídeos',
    photo: 'Foto',
    video: 'Vídeo',
    from: 'De {{name}}',
    view: 'Ver',
    download: 'Descargar',
    remove: 'Eliminar',
    cannotShow: 'Este archivo no se puede mostrar aquí.',
    cannotOpen:
      'No se ha podido abrir este archivo. Aun así, podéis descargar el original.',
    incomplete: 'Archivo incompleto',
    preparing: 'Preparándose…',
    arrivals_one: '{{count}} nuevo',
    arrivals_many: '{{count}} nuevos',
    arrivals_other: '{{count}} nuevos',
    busy: 'Procesando…',
    count_one: '{{count}} recuerdo',
    count_many: '{{count}} de recuerdos',
    count_other: '{{count}} recuerdos',
    selectAll: 'Elegir todo',
    clearSelection: 'Quitar la selección',
    selected_one: '{{count}} elegido',
    selected_many: '{{count}} elegidos',
    selected_other: '{{count}} elegidos',
    downloadSelected: 'Descargar selección',
    downloading: 'Descargando {{percent}}',
    downloaded: 'Completado {{percent}}',
    downloadAgain: 'Reintentar',
    deleteSelected: 'Eliminar selección',
    confirmRemove: '¿Eliminar «{{name}}»?',
    confirmRemoveMany_one: '¿Eliminar el archivo seleccionado?',
    confirmRemoveMany_many: '¿Eliminar {{count}} de archivos seleccionados?',
    confirmRemoveMany_other: '¿Eliminar los {{count}} archivos seleccionados?',
    removed: 'Se ha eliminado «{{name}}».',
    removedMany_one: '{{count}} archivo eliminado.',
    removedMany_many: '{{count}} de archivos eliminados.',
    removedMany_other: '{{count}} archivos eliminados.',
    restored_one: '{{count}} archivo recuperado.',
    restored_many: '{{count}} de archivos recuperados.',
    restored_other: '{{count}} archivos recuperados.',
    nothingMissing: 'No falta nada: todo está en la galería.',
    restoreError: 'No se ha podido recuperar. Intentadlo de nuevo.',
    viewOnly: 'Podéis ver y descargar todo; solo los novios pueden eliminar.',
    linkEnded: 'Este enlace ya no funciona.',
    linkEndedHint: 'Pedid el nuevo a la persona que os lo envió.',
    linkUnknown: 'Este enlace no abre ninguna galería.',
    linkUnknownHint:
      'Puede que esté incompleto o que uno nuevo lo haya sustituido. Preguntad a la persona que os lo envió.',
    guestLink: {
      title: 'El enlace para vuestros invitados:',
      copy: 'Copiar enlace',
      copied: 'Enlace copiado.',
      notCopied: 'No se ha podido copiar el enlace. Seleccionadlo y copiadlo.',
      code: 'Código QR con el enlace para vuestros invitados',
    },
    celebration: {
      title: 'Que seáis muy felices',
      subtitle: 'Aquel día, visto por quienes os quieren',
      message_one: '{{count}} recuerdo os espera.',
      message_many: '{{count}} de recuerdos os esperan.',
      message_other: '{{count}} recuerdos os esperan.',
      loading: 'Vuestros recuerdos se están cargando…',
      ready: 'Vuestros recuerdos están listos.',
    },
  },
  downloads: {
    all: 'Descargar todo',
    keptUntil:
      'Los archivos se guardan hasta el {{day}}. Descargadlos antes de esa fecha.',
    title: 'Vuestra descarga',
    contents_one: '{{count}} archivo, {{size}}',
    contents_many: '{{count}} de archivos, {{size}}',
    contents_other: '{{count}} archivos, {{size}}',
    now: 'Descargar ahora',
    resume:
      'Si se corta la conexión, podéis seguir donde se quedó desde la lista de descargas del navegador.',
    preparingLabel: 'Preparación',
    preparing:
      'Preparándose, {{percent}}. No hace falta esperar: ya podéis descargarla.',
    ready: 'Lista.',
    unprepared:
      'No se ha podido preparar de antemano, pero podéis descargarla igualmente.',
    until: 'Estará aquí hasta el {{day}}.',
    expired: 'Esta descarga ha caducado.',
    filesDeleted:
      'Se ha eliminado uno de los archivos, por eso esta descarga ya no está disponible.',
    linkEnded:
      'El enlace de la galería se ha renovado, por eso esta descarga ya no está disponible.',
    gone_one:
      '{{count}} archivo se ha eliminado mientras tanto y no está en la descarga.',
    gone_many:
      '{{count}} de archivos se han eliminado mientras tanto y no están en la descarga.',
    gone_other:
      '{{count}} archivos se han eliminado mientras tanto y no están en la descarga.',
    again: 'Prepararla de nuevo',
    found: 'Vuestra descarga está lista',
    foundPreparing: 'Vuestra descarga se está preparando, {{percent}}',
    mailLabel: '¿Os escribimos cuando esté lista?',
    mailPlaceholder: 'Vuestro correo electrónico',
    mailSend: 'Recibir aviso',
    mailNoted: 'Os escribiremos a {{email}} cuando esté lista.',
    mailInvalid: 'Escribid un correo electrónico válido.',
    mailUnavailable: 'Ahora no podemos enviar correos. La descarga sigue aquí.',
    confirm_one: 'Se descargará {{count}} archivo. ¿Continuar?',
    confirm_many: 'Se descargarán {{count}} de archivos. ¿Continuar?',
    confirm_other: 'Se descargarán {{count}} archivos. ¿Continuar?',
    confirmLarge_one:
      '{{count}} archivo: la descarga es grande y puede tardar varios minutos. ¿Continuar?',
    confirmLarge_many:
      '{{count}} de archivos: la descarga es grande y puede tardar varios minutos. ¿Continuar?',
    confirmLarge_other:
      '{{count}} archivos: la descarga es grande y puede tardar varios minutos. ¿Continuar?',
    confirmVeryLarge_one:
      '{{count}} archivo: la descarga es muy grande. Os aconsejamos eliminar antes las fotos que no queráis. ¿Descargar de todos modos?',
    confirmVeryLarge_many:
      '{{count}} de archivos: la descarga es muy grande. Os aconsejamos eliminar antes las fotos que no queráis. ¿Descargar de todos modos?',
    confirmVeryLarge_other:
      '{{count}} archivos: la descarga es muy grande. Os aconsejamos eliminar antes las fotos que no queráis. ¿Descargar de todos modos?',
  },
  admin: {
    error: 'Se ha producido un error al cargar las fotos y los vídeos.',
    offline: 'Sin conexión. Comprobad internet.',
    slow: 'La respuesta ha tardado demasiado.',
    deleteError: 'No se ha podido eliminar el archivo. Intentadlo de nuevo.',
    downloadError: 'No se ha podido descargar el archivo. Intentadlo de nuevo.',
    bulkDeleteError:
      'No se han podido eliminar los archivos seleccionados. Intentadlo de nuevo.',
    bulkDownloadError:
      'No se han podido descargar los archivos seleccionados. Intentadlo de nuevo.',
    downloadTimeoutError:
      'La descarga ha tardado demasiado. Seleccionad menos archivos e intentadlo de nuevo.',
    tooManyFiles_one:
      'Habéis seleccionado {{count}} archivo; se pueden descargar {{max}} como máximo a la vez.',
    tooManyFiles_many:
      'Habéis seleccionado {{count}} de archivos; se pueden descargar {{max}} como máximo a la vez.',
    tooManyFiles_other:
      'Habéis seleccionado {{count}} archivos; se pueden descargar {{max}} como máximo a la vez.',
    bulkDownloadLimit:
      'Son demasiados archivos para una sola descarga. Seleccionad menos.',
    tooManyRequests:
      'Hay demasiadas descargas en este momento. Esperad un poco y volved a intentarlo.',
    configurationError: 'Hay un error de configuración. Avisadnos, por favor.',
    connectionProblem:
      'Sin conexión. Comprobad internet e intentadlo de nuevo.',
    noHash: 'Falta el número de la galería en esta dirección.',
  },
  player: {
    play: 'Reproducir',
    pause: 'Pausa',
    seek: 'Posición en el vídeo',
    position: '{{time}} de {{duration}}',
    mute: 'Silenciar',
    unmute: 'Activar sonido',
    volume: 'Volumen',
    fullScreen: 'Pantalla completa',
  },
  viewer: {
    filter: 'Mostrar',
    all: 'Todo',
    images: 'Fotos',
    videos: 'Vídeos',
    slowHint: 'Los vídeos pueden tardar en cargarse por su alta calidad.',
    emptyAll: 'Todavía no hay fotos ni vídeos de esta boda',
    emptyImages: 'Todavía no hay fotos de esta boda',
    emptyVideos: 'Todavía no hay vídeos de esta boda',
    videoFailed: 'No se ha podido cargar el vídeo',
    previous: 'Anterior',
    next: 'Siguiente',
    position: '{{index}} de {{count}}',
    wholeNote: 'Mensaje completo',
  },
} satisfies GalleryMessages;
