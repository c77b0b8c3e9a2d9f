import type { MarketingMessages } from '../../messages';

export const messages = {
  meta: {
    home: {
      title: '{{brand}} · Todas las fotos de la boda en un solo lugar',
      description:
        'Los invitados escanean el código QR de su mesa y os envían sus fotos y vídeos. Sin aplicación, sin registro, en calidad original.',
    },
    howItWorks: {
      title: 'Cómo funciona · {{brand}}',
      description:
        'Vuestra página en cuatro pasos: nos escribís, preparamos la página y los códigos, los invitados escanean.',
    },
    pricing: {
      title: 'Precio · {{brand}}',
      description:
        'Un solo pago para todas las celebraciones: página propia, tarjeta a medida, códigos QR y subidas ilimitadas.',
    },
    links: {
      title: 'Enlaces · {{brand}}',
      description: 'Escribidnos por mensaje, por correo o en redes sociales.',
    },
    contact: {
      title: 'Contacto · {{brand}}',
      description: 'Decidnos la fecha de la boda y os responderemos pronto.',
    },
    privacy: {
      title: 'Aviso de privacidad · {{brand}}',
      description:
        'Quién guarda vuestros datos personales, para qué y durante cuánto tiempo.',
    },
    notFound: { title: 'Página no encontrada · {{brand}}' },
  },
  nav: {
    label: 'Menú principal',
    skip: 'Ir al contenido',
    menu: 'Menú',
    language: 'Idioma',
    howItWorks: 'Cómo funciona',
    features: 'Ventajas',
    testimonials: 'Opiniones',
    pricing: 'Precio',
    contact: 'Contacto',
    links: 'Enlaces',
  },
  call: {
    order: 'Probadlo gratis',
    messenger: 'Enviadnos un mensaje',
    social: 'Escribidnos en redes',
    form: 'Formulario de contacto',
    on: 'Escribidnos por {{name}}',
  },
  hero: {
    title: 'Vuestra boda, vista por los invitados',
    text: 'Quien escanea el código QR de la mesa os deja sus fotos y vídeos en segundos. Sin aplicación, sin registro.',
    how: 'Descubrid cómo funciona',
    note: 'Primero probadlo gratis, después decidís.',
    art: 'Una tarjeta con código QR sobre una mesa puesta y, al lado, un móvil con la página de Lucía y Álvaro',
  },
  steps: {
    title: 'Tres pasos y todos los recuerdos',
    items: {
      order: {
        title: 'Escribidnos',
        text: 'Contadnos los nombres y la fecha; la tarjeta la elegimos juntos.',
      },
      scan: {
        title: 'Los invitados escanean',
        text: 'El código QR de cada mesa abre una página que es solo vuestra.',
      },
      keep: {
        title: 'Los recuerdos son vuestros',
        text: 'Todo en una galería: mirad, descargad, compartid con quien queráis.',
      },
    },
    more: 'Leerlo paso a paso',
  },
  designs: {
    title: 'Tarjetas a la altura de vuestra mesa',
    text: 'No hay dos bodas iguales. Dibujamos la tarjeta según vuestros colores y vuestra invitación.',
    scan: 'El código QR de estas tarjetas es de verdad: enfocadlo con el móvil y se abre nuestra página de ejemplo.',
    items: {
      botanical: {
        name: 'Rama de olivo',
        text: 'Ramas dibujadas a mano con la calma de una boda en el campo.',
      },
      deco: {
        name: 'Baile de medianoche',
        text: 'Oro sobre azul noche, una velada art déco.',
      },
      modern: {
        name: 'Sin rodeos',
        text: 'Letras grandes, mucho aire y un solo color.',
      },
      tile: {
        name: 'Iznik',
        text: 'Tulipanes y claveles en el cobalto de los azulejos de Iznik.',
      },
    },
  },
  customers: {
    title: 'Sus páginas',
    text: 'Cada página se abre con la imagen de la pareja y en el idioma del invitado.',
    items: {
      bosphorus: 'Puesta de sol en el Bósforo',
      baku: 'Bakú, junto al mar Caspio',
      garden: 'Una boda en un jardín inglés',
      tuscany: 'Las colinas de la Toscana',
      aegean: 'Una isla del Egeo',
      lake: 'Un lago en los Alpes',
      steppe: 'Al pie del Tian Shan',
      cappadocia: 'Globos sobre Capadocia',
    },
    alt: '{{couple}}: página de subida, {{scene}}',
  },
  carousel: { previous: 'Anterior', next: 'Siguiente' },
  price: {
    title: 'Un paquete con todo incluido',
    season: 'Descuento de fin de temporada',
    once: 'Un solo pago para todas las celebraciones',
    includes: 'Qué incluye el paquete',
    items: {
      page: 'Vuestra página personal de fotos y vídeos',
      card: 'Una tarjeta diseñada para vosotros',
      codes:
        'Códigos QR para las mesas, el espejo de fotos de la entrada o las invitaciones',
      uploads: 'Subidas ilimitadas',
      storage: 'Almacenamiento seguro',
      mobile: 'Funciona en cualquier móvil',
      instant: 'Acceso inmediato',
      download: 'Descarga completa de una vez',
      events:
        'Noche de henna, pedida, boda: todas las celebraciones en un paquete',
    },
    order: 'Pedir ahora',
    details: 'Sobre el precio',
  },
  features: {
    title: 'Pensado para el gran día',
    items: {
      simple: {
        title: 'Sin aplicación ni registro',
        text: 'Se abre la cámara, se escanea el código y ahí está la página. Hasta los abuelos pueden.',
      },
      original: {
        title: 'Calidad original',
        text: 'Las fotos no se comprimen ni los vídeos se cortan: se guardan tal como se hicieron.',
      },
      wifi: {
        title: 'Aunque el wifi sea malo',
        text: 'Si se corta la conexión, la subida sigue donde se quedó. No se pierde nada.',
      },
      notes: {
        title: 'Unas palabras con la foto',
        text: 'Los invitados dejan su nombre y sus buenos deseos, y el libro de firmas se llena solo.',
      },
      private: {
        title: 'Lejos de miradas ajenas',
        text: 'Vuestra galería está en un enlace secreto y no sale en los buscadores.',
      },
      download: {
        title: 'Todo en un archivo',
        text: 'Descargad miles de fotos de una vez, con los nombres y los mensajes.',
      },
    },
  },
  testimonials: {
    title: 'Lo que cuentan las parejas',
    sample: 'Estas opiniones son ejemplos que muestran cómo quedará la página.',
    quotes: {
      one: 'Nuestros invitados captaron lo que el fotógrafo no vio. Nuestra foto favorita salió del móvil de mi tío.',
      two: 'A la mañana siguiente vimos 1400 fotos mientras desayunábamos. Nos reímos tanto que se enfrió el café.',
      three:
        'Hasta mi abuela escaneó el código y mandó un vídeo. Todavía tengo su voz.',
      four: 'En el salón apenas había internet y, aun así, no se perdió ni una foto.',
      five: 'Las tarjetas iban tan bien con la invitación que los invitados querían llevárselas.',
      six: 'La henna, la ceremonia, la fiesta: todo en un sitio. No tuvimos que pedir fotos en ningún grupo.',
      seven:
        'La familia de fuera vio la página en su idioma. No hubo que explicar nada a nadie.',
      eight: 'Leyendo los mensajes, lloramos. Valen tanto como las fotos.',
      nine: 'Un mensaje nuestro y a los dos días las tarjetas estaban listas.',
      ten: 'Descargamos toda la galería en un archivo y guardamos una copia. Qué tranquilidad.',
    },
  },
  final: {
    title: 'Ese día solo ocurre una vez',
    text: 'Que los recuerdos que quedan en los móviles de los invitados lleguen hasta vosotros.',
  },
  footer: { made: 'Por cada instante que quede de vuestra boda.' },
  howItWorks: {
    title: 'Cómo funciona',
    description:
      'Solo necesitamos un mensaje vuestro. Lo demás son cuatro pasos.',
    steps: {
      contact: {
        title: 'Escribidnos',
        text: 'Mandadnos la fecha y los nombres. Primero probadlo gratis, después decidís.',
      },
      page: {
        title: 'Creamos la página y los códigos QR',
        text: 'Preparamos vuestra página personal y os enviamos la tarjeta y los códigos QR para las mesas.',
      },
      scan: {
        title: 'Los invitados escanean el código QR',
        text: 'Basta la cámara del móvil. Suben fotos y vídeos y, si quieren, escriben unas palabras.',
      },
      keep: {
        title: 'Todos los recuerdos en un lugar',
        text: 'La galería se llena mientras dura la fiesta. Mirad, elegid, descargadlo todo de una vez.',
      },
    },
  },
  pricing: {
    title: 'Precio',
    description: 'Un paquete y un solo pago para todas vuestras celebraciones.',
    tryFirst: 'Primero probadlo gratis; de los detalles hablamos después.',
    notice:
      'Debido a la gran demanda, aún no hemos actualizado nuestros precios.',
  },
  links: {
    trial: 'Probadlo gratis',
    messenger: 'Mensajería',
    sms: 'SMS',
    social: 'Red social',
    shortVideo: 'Vídeos cortos',
    email: 'Correo electrónico',
    form: 'Formulario de contacto',
  },
  contact: {
    title: 'Escribidnos',
    description:
      'Contadnos la fecha y lo que tenéis en mente; responderemos lo antes posible.',
    name: 'Vuestro nombre',
    email: 'Vuestro correo electrónico',
    weddingDate: 'Fecha de la boda',
    message: 'Vuestro mensaje',
    leaveEmpty: 'Dejad este campo vacío',
    send: 'Enviar',
    sending: 'Enviando…',
    success: '¡Gracias! Hemos recibido vuestro mensaje y responderemos pronto.',
    errorMessage:
      'No se ha podido enviar el mensaje. Intentadlo de nuevo dentro de un rato.',
    busy: 'Se han enviado demasiados mensajes en poco tiempo. Intentadlo más tarde.',
    check: 'Revisad los campos marcados.',
    required: 'Rellenad este campo.',
    invalidEmail: 'Escribid un correo electrónico válido.',
    invalidDate: 'Elegid una fecha válida.',
    tooLong: 'Es demasiado largo; acortadlo, por favor.',
    dateOutOfRange:
      'Elegid una fecha del último año o de los próximos diez años.',
    invalid: 'Revisad este campo.',
    direct: 'Contacto directo',
    noScript:
      'Para enviar el formulario hay que activar JavaScript en el navegador.',
    noScriptElse: 'También podéis usar los enlaces de esta página.',
  },
  privacy: {
    title: 'Aviso de privacidad',
    more: 'Más información',
    kept_one:
      'Guardamos vuestro mensaje durante {{count}} día y solo lo usamos para responderos.',
    kept_many:
      'Guardamos vuestro mensaje durante {{count}} de días y solo lo usamos para responderos.',
    kept_other:
      'Guardamos vuestro mensaje durante {{count}} días y solo lo usamos para responderos.',
  },
  notFound: {
    title: 'No hemos encontrado esta página',
    text: 'Quizá falte una letra en el enlace. Probad a escanear de nuevo el código QR de la mesa.',
  },
  demo: {
    title: 'Asomaos a una galería',
    text: 'La galería de nuestra boda de ejemplo, con las fotos y los mensajes de los invitados, tal como la ve una pareja.',
    gallery: 'Abrir la galería de ejemplo',
    page: 'Abrir la página de ejemplo',
    alt: 'Foto de la boda de ejemplo',
  },
  faq: {
    title: 'Preguntas frecuentes',
    kept: {
      question: '¿Cuánto tiempo se guardan nuestras fotos?',
      forGood:
        'No hay fecha límite: se quedan hasta que pidáis que se borren. Podéis descargarlas todas cuando queráis.',
      months_one:
        'Durante {{count}} mes después de la última subida. La galería avisa de la fecha con 30 días de antelación y hasta entonces podéis descargarlo todo.',
      months_many:
        'Durante {{count}} de meses después de la última subida. La galería avisa de la fecha con 30 días de antelación y hasta entonces podéis descargarlo todo.',
      months_other:
        'Durante {{count}} meses después de la última subida. La galería avisa de la fecha con 30 días de antelación y hasta entonces podéis descargarlo todo.',
    },
    seen: {
      question: '¿Quién ve nuestras fotos?',
      answer:
        'Solo vosotros y las personas a las que deis el enlace secreto de la galería. Los invitados ven la página de subida, no las fotos de los demás. Nuestro equipo también puede abrir la galería si necesitáis ayuda.',
    },
    iphone: {
      question: '¿Funciona con iPhone y con fotos HEIC?',
      answer:
        'Sí. En iPhone y en Android basta con el navegador. Las fotos HEIC y los vídeos se guardan en su calidad original, y la galería los muestra en cualquier dispositivo.',
    },
    guests: {
      question: '¿Cuántos invitados pueden participar?',
      answer:
        'Todos los que invitéis. No hay límite de invitados ni de archivos; un solo archivo puede tener hasta {{size}}.',
    },
  },
  back: 'Volver al inicio',
} satisfies MarketingMessages;
