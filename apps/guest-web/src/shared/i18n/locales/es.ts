import type { Messages } from '../messages';

export const messages = {
  common: {
    cancel: 'Cancelar',
    close: 'Cerrar',
    retry: 'Reintentar',
    reload: 'Recargar la página',
    loading: 'Cargando…',
    language: 'Idioma',
    undo: 'Deshacer',
    toDark: 'Cambiar a oscuro',
    toLight: 'Cambiar a claro',
    privacy: 'Aviso de privacidad',
  },
  upload: {
    preparing: 'Preparando tus recuerdos…',
    pathErrors: {
      missing: 'Este enlace no es válido.',
      unknown: 'No hemos encontrado esta boda.',
      noInfo: 'No se han podido leer los datos de la boda.',
      infoFailed: 'Se ha producido un error al leer los datos de la boda.',
      checkFailed: 'Se ha producido un error al comprobar el enlace.',
    },
    goingHome: 'En un momento volverás a la página de inicio.',
    heading: 'Comparte tus recuerdos',
    invitation:
      'Tus fotos y tus vídeos son el mejor regalo de este día. Sin aplicación y sin registro.',
    uploadFiles: 'Subir foto/vídeo',
    uploadWithNote: 'Subir con mensaje',
    disabled: 'Los novios todavía no han activado las subidas',
    pickerBusy: 'El móvil está preparando las fotos…',
    progress: 'Guardados: {{done}} de {{total}}',
    saved_one: '{{count}} recuerdo a salvo. ¡Gracias!',
    saved_many: '{{count}} de recuerdos a salvo. ¡Gracias!',
    saved_other: '{{count}} recuerdos a salvo. ¡Gracias!',
    partlySaved: 'Guardados: {{done}}. Sin enviar: {{failed}}.',
    notSent_one: '{{count}} archivo sin enviar.',
    notSent_many: '{{count}} de archivos sin enviar.',
    notSent_other: '{{count}} archivos sin enviar.',
    note: {
      unavailable: 'No se pudo abrir la ventana del mensaje: {{name}}',
      without: 'Subir sin mensaje',
    },
    links: { label: 'Contacto', messenger: 'Escríbenos', social: 'Síguenos' },
  },
  errors: {
    crashTitle: 'Algo ha salido mal',
    crashText:
      'Lo que aparece como guardado está a salvo. Recarga la página para continuar.',
    crashReload: 'Recarga la página para continuar.',
  },
} satisfies Messages;
