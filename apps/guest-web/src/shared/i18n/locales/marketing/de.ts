import type { MarketingMessages } from '../../messages';

export const messages = {
  meta: {
    home: {
      title: '{{brand}} · Alle Hochzeitsfotos an einem Ort',
      description:
        'Ihre Gäste scannen den QR-Code am Tisch und schicken Ihnen ihre Fotos und Videos. Ohne App, ohne Anmeldung, in Originalqualität.',
    },
    howItWorks: {
      title: 'So funktioniert es · {{brand}}',
      description:
        'In vier Schritten zur eigenen Hochzeitsseite: Sie schreiben uns, wir richten alles ein, Ihre Gäste scannen.',
    },
    pricing: {
      title: 'Preis · {{brand}}',
      description:
        'Einmal zahlen für alle Feiern: Upload-Seite, Kartengestaltung, QR-Codes und unbegrenztes Hochladen.',
    },
    links: {
      title: 'Links · {{brand}}',
      description: 'So erreichen Sie uns: per Nachricht, E-Mail oder soziale Medien.',
    },
    contact: { title: 'Kontakt · {{brand}}', description: 'Nennen Sie uns Ihr Hochzeitsdatum, wir melden uns bald.' },
    notFound: { title: 'Seite nicht gefunden · {{brand}}' },
  },
  nav: {
    label: 'Hauptmenü',
    skip: 'Zum Inhalt',
    menu: 'Menü',
    language: 'Sprache',
    howItWorks: 'So funktioniert es',
    features: 'Vorteile',
    testimonials: 'Stimmen',
    pricing: 'Preis',
    contact: 'Kontakt',
    links: 'Links',
  },
  call: {
    order: 'Kostenlos ausprobieren',
    messenger: 'Nachricht schreiben',
    social: 'Über soziale Medien schreiben',
    form: 'Kontaktformular',
  },
  hero: {
    title: 'Ihre Hochzeit mit den Augen Ihrer Gäste',
    text: 'Wer den QR-Code am Tisch scannt, schickt Ihnen in Sekunden seine Fotos und Videos. Ohne App, ohne Anmeldung.',
    how: 'So funktioniert es',
    note: 'Erst kostenlos ausprobieren, dann entscheiden.',
    art: 'Eine Karte mit QR-Code auf einem gedeckten Tisch, daneben ein Handy mit der Seite von Defne und Kerem',
  },
  steps: {
    title: 'Drei Schritte zu allen Erinnerungen',
    items: {
      order: {
        title: 'Sie schreiben uns',
        text: 'Nennen Sie uns Namen und Datum; die Karte suchen wir gemeinsam aus.',
      },
      scan: { title: 'Ihre Gäste scannen', text: 'Der QR-Code am Tisch öffnet eine Seite, die nur Ihnen gehört.' },
      keep: {
        title: 'Die Erinnerungen bleiben',
        text: 'Alles in einer Galerie: ansehen, herunterladen, mit Ihren Liebsten teilen.',
      },
    },
    more: 'Schritt für Schritt nachlesen',
  },
  designs: {
    title: 'Karten, die zu Ihrer Tafel passen',
    text: 'Keine Hochzeit ist wie die andere. Wir zeichnen Ihre Karte passend zu Ihren Farben und Ihrer Einladung.',
    items: {
      botanical: { name: 'Olivenzweig', text: 'Von Hand gezeichnete Zweige, so ruhig wie eine Feier auf dem Land.' },
      deco: { name: 'Mitternachtsball', text: 'Gold auf Nachtblau, ein Abend wie in den Zwanzigern.' },
      modern: { name: 'Klartext', text: 'Große Buchstaben, viel Luft und eine einzige Farbe.' },
      tile: { name: 'Iznik-Fliese', text: 'Tulpen und Nelken im Kobaltblau der Fliesen von Iznik.' },
    },
  },
  customers: {
    title: 'So sehen die Seiten aus',
    text: 'Jede Seite öffnet sich mit dem eigenen Bild und in der eigenen Sprache des Paares.',
    items: {
      bosphorus: 'Sonnenuntergang am Bosporus',
      baku: 'Baku am Kaspischen Meer',
      garden: 'Gartenhochzeit in England',
      tuscany: 'Hügel der Toskana',
      aegean: 'Eine Insel in der Ägäis',
      lake: 'Ein See in den Alpen',
      steppe: 'Am Fuß des Tian Shan',
      cappadocia: 'Ballons über Kappadokien',
    },
    alt: '{{couple}}: Upload-Seite, {{scene}}',
  },
  carousel: { previous: 'Zurück', next: 'Weiter' },
  price: {
    title: 'Ein Paket, in dem alles steckt',
    season: 'Rabatt zum Saisonende',
    once: 'Eine Zahlung für alle Feiern',
    includes: 'Das ist enthalten',
    items: {
      page: 'Ihre persönliche Upload-Seite',
      card: 'Eine eigens für Sie gestaltete Karte',
      codes: 'QR-Codes für Tische, den Fotospiegel am Eingang oder die Einladungen',
      uploads: 'Unbegrenztes Hochladen',
      storage: 'Sichere Aufbewahrung',
      mobile: 'Läuft auf jedem Handy',
      instant: 'Sofort verfügbar',
      download: 'Alles auf einmal herunterladen',
      events: 'Hennaabend, Verlobung, Hochzeit: alle Feiern in einem Paket',
    },
    order: 'Jetzt bestellen',
    details: 'Zum Preis',
  },
  features: {
    title: 'Für den Tag selbst gemacht',
    items: {
      simple: {
        title: 'Ohne App, ohne Anmeldung',
        text: 'Kamera auf, Code scannen, Seite da. Das schaffen auch die Großeltern.',
      },
      original: {
        title: 'Originalqualität',
        text: 'Fotos werden nicht komprimiert, Videos nicht gekürzt; alles bleibt, wie es aufgenommen wurde.',
      },
      wifi: {
        title: 'Auch bei schwachem WLAN',
        text: 'Reißt die Verbindung ab, geht es später genau dort weiter. Nichts geht verloren.',
      },
      notes: {
        title: 'Ein paar Zeilen zum Bild',
        text: 'Ihre Gäste hinterlassen Namen und Wünsche, und das Gästebuch füllt sich von selbst.',
      },
      private: {
        title: 'Nur für Sie',
        text: 'Ihre Galerie liegt hinter einem Link, den nur Sie kennen; Suchmaschinen zeigen sie nicht.',
      },
      download: {
        title: 'Alles in einer Datei',
        text: 'Tausende Fotos auf einmal herunterladen, samt Namen und Wünschen.',
      },
    },
  },
  testimonials: {
    title: 'Was Paare erzählen',
    sample: 'Das sind Beispielstimmen; sie zeigen, wie die Seite aussehen wird.',
    quotes: {
      one: 'Unsere Gäste haben Momente eingefangen, die der Fotograf nie gesehen hat. Unser Lieblingsbild stammt vom Handy meines Onkels.',
      two: 'Am nächsten Morgen haben wir beim Frühstück 1.400 Fotos angeschaut und so gelacht, dass der Kaffee kalt wurde.',
      three: 'Sogar meine Oma hat den Code gescannt und ein Video geschickt. Ihre Stimme habe ich heute noch.',
      four: 'Im Saal gab es kaum Netz, und trotzdem ist kein einziges Foto verloren gegangen.',
      five: 'Die Karten passten so schön zur Einladung, dass die Gäste sie mit nach Hause nehmen wollten.',
      six: 'Hennaabend, Trauung, Feier: alles an einem Ort. Wir mussten in keiner Gruppe um Bilder bitten.',
      seven: 'Unsere Verwandten in der Türkei sahen die Seite in ihrer Sprache. Wir mussten niemandem etwas erklären.',
      eight: 'Bei den Wünschen haben wir geweint. Sie sind so wertvoll wie die Bilder.',
      nine: 'Eine Nachricht von uns, und zwei Tage später waren die Karten fertig.',
      ten: 'Wir haben die ganze Galerie als eine Datei heruntergeladen und gesichert. Das beruhigt.',
    },
  },
  final: {
    title: 'Diesen Tag gibt es nur einmal',
    text: 'Holen Sie sich die Erinnerungen, die sonst auf den Handys Ihrer Gäste bleiben.',
  },
  footer: { made: 'Für jeden Augenblick, der von Ihrer Hochzeit bleibt.' },
  howItWorks: {
    title: 'So funktioniert es',
    description: 'Von Ihnen brauchen wir nur eine Nachricht. Der Rest sind vier Schritte.',
    steps: {
      contact: {
        title: 'Sie schreiben uns',
        text: 'Schicken Sie uns Datum und Namen. Probieren Sie es erst kostenlos aus, dann entscheiden Sie.',
      },
      page: {
        title: 'Wir erstellen Seite und QR-Codes',
        text: 'Wir öffnen Ihre persönliche Upload-Seite und schicken Ihnen den Kartenentwurf und die QR-Codes für die Tische.',
      },
      scan: {
        title: 'Ihre Gäste scannen den QR-Code',
        text: 'Die Handykamera genügt. Sie laden Fotos und Videos hoch, wenn sie mögen mit ein paar Zeilen dazu.',
      },
      keep: {
        title: 'Alle Erinnerungen an einem Ort',
        text: 'Ihre Galerie füllt sich schon während der Feier. Ansehen, auswählen, alles auf einmal herunterladen.',
      },
    },
  },
  pricing: {
    title: 'Preis',
    description: 'Ein Paket und eine Zahlung für alle Ihre Feiern.',
    tryFirst: 'Probieren Sie es erst kostenlos aus, über die Einzelheiten sprechen wir danach.',
    notice: 'Wegen der großen Nachfrage sind unsere Preise noch nicht aktualisiert.',
  },
  links: {
    trial: 'Kostenlos ausprobieren',
    messenger: 'Messenger',
    sms: 'SMS',
    social: 'Soziales Netzwerk',
    shortVideo: 'Kurzvideos',
    email: 'E-Mail',
    form: 'Kontaktformular',
  },
  contact: {
    title: 'Schreiben Sie uns',
    description: 'Nennen Sie uns Ihr Datum und was Sie sich vorstellen; wir antworten so bald wie möglich.',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    weddingDate: 'Hochzeitsdatum',
    message: 'Ihre Nachricht',
    leaveEmpty: 'Dieses Feld bitte leer lassen',
    send: 'Absenden',
    sending: 'Wird gesendet…',
    success: 'Vielen Dank! Ihre Nachricht ist angekommen, wir antworten bald.',
    error: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es in Kürze noch einmal.',
    busy: 'In kurzer Zeit wurden zu viele Nachrichten gesendet. Bitte versuchen Sie es später noch einmal.',
    check: 'Bitte prüfen Sie die markierten Felder.',
    required: 'Bitte füllen Sie dieses Feld aus.',
    invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    invalidDate: 'Bitte wählen Sie ein gültiges Datum.',
    tooLong: 'Das ist zu lang; bitte kürzen Sie den Text.',
    dateOutOfRange: 'Bitte wählen Sie ein Datum aus dem vergangenen Jahr oder den nächsten zehn Jahren.',
    invalid: 'Bitte prüfen Sie dieses Feld.',
    direct: 'Direkt zu uns',
    noScript: 'Zum Absenden muss JavaScript im Browser eingeschaltet sein.',
    noScriptElse: 'Sie erreichen uns auch über die Links auf dieser Seite.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht fehlt ein Buchstabe im Link. Scannen Sie den QR-Code auf Ihrem Tisch noch einmal.',
  },
  back: 'Zurück zur Startseite',
} satisfies MarketingMessages;
