import type { MarketingMessages } from '../../messages';

export const messages = {
  meta: {
    home: {
      title: '{{brand}} · Alle Hochzeitsfotos an einem Ort',
      description:
        'Eure Gäste scannen den QR-Code am Tisch und schicken euch ihre Fotos und Videos. Ohne App, ohne Anmeldung, in Originalqualität.',
    },
    howItWorks: {
      title: 'So funktioniert es · {{brand}}',
      description:
        'In vier Schritten zur eigenen Hochzeitsseite: Ihr schreibt uns, wir richten alles ein, eure Gäste scannen.',
    },
    pricing: {
      title: 'Preis · {{brand}}',
      description:
        'Einmal zahlen für alle Feiern: Upload-Seite, Kartengestaltung, QR-Codes und unbegrenzt viele Uploads.',
    },
    links: {
      title: 'Links · {{brand}}',
      description:
        'So erreicht ihr uns: per Nachricht, per E-Mail oder in den sozialen Medien.',
    },
    contact: {
      title: 'Kontakt · {{brand}}',
      description: 'Nennt uns euer Hochzeitsdatum, wir melden uns bald.',
    },
    privacy: {
      title: 'Datenschutzhinweise · {{brand}}',
      description:
        'Wer eure personenbezogenen Daten speichert, wofür und wie lange.',
    },
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
    social: 'Über Social Media schreiben',
    form: 'Kontaktformular',
    on: 'Über {{name}} schreiben',
  },
  hero: {
    title: 'Eure Hochzeit mit den Augen eurer Gäste',
    text: 'Wer den QR-Code am Tisch scannt, schickt euch in Sekundenschnelle Fotos und Videos. Ohne App, ohne Anmeldung.',
    how: 'So funktioniert es',
    note: 'Erst kostenlos ausprobieren, dann entscheiden.',
    art: 'Eine Karte mit QR-Code auf einem gedeckten Tisch, daneben ein Handy mit der Seite von Lena und Jonas',
  },
  steps: {
    title: 'In drei Schritten zu allen Erinnerungen',
    items: {
      order: {
        title: 'Ihr schreibt uns',
        text: 'Nennt uns Namen und Datum; die Karte suchen wir gemeinsam aus.',
      },
      scan: {
        title: 'Eure Gäste scannen',
        text: 'Der QR-Code am Tisch öffnet eine Seite, die nur euch gehört.',
      },
      keep: {
        title: 'Die Erinnerungen bleiben',
        text: 'Alles in einer Galerie: ansehen, herunterladen, mit euren Liebsten teilen.',
      },
    },
    more: 'Schritt für Schritt nachlesen',
  },
  designs: {
    title: 'Karten, die zu eurer Tafel passen',
    text: 'Keine Hochzeit ist wie die andere. Wir zeichnen eure Karte passend zu euren Farben und eurer Einladung.',
    scan: 'Der QR-Code auf diesen Karten ist echt: Haltet die Handykamera darauf, und unsere Beispielseite öffnet sich.',
    items: {
      botanical: {
        name: 'Olivenzweig',
        text: 'Von Hand gezeichnete Zweige, so ruhig wie eine Feier auf dem Land.',
      },
      deco: {
        name: 'Mitternachtsball',
        text: 'Gold auf Nachtblau, ein Abend wie in den Zwanzigern.',
      },
      modern: {
        name: 'Schlicht',
        text: 'Große Buchstaben, viel Luft und eine einzige Farbe.',
      },
      tile: {
        name: 'Iznik-Fliese',
        text: 'Tulpen und Nelken im Kobaltblau der Fliesen von Iznik.',
      },
    },
  },
  customers: {
    title: 'So sehen die Seiten aus',
    text: 'Jede Seite öffnet sich mit dem Bild des Paares und in der Sprache des Gastes.',
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
      page: 'Eure persönliche Upload-Seite',
      card: 'Eine eigens für euch gestaltete Karte',
      codes:
        'QR-Codes für Tische, den Fotospiegel am Eingang oder die Einladungen',
      uploads: 'Unbegrenzt viele Uploads',
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
    title: 'Gemacht für den großen Tag',
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
        text: 'Reißt die Verbindung ab, geht es später genau dort weiter. Kein Bild geht verloren.',
      },
      notes: {
        title: 'Ein paar Zeilen zum Bild',
        text: 'Eure Gäste hinterlassen Namen und Wünsche, und das Gästebuch füllt sich von selbst.',
      },
      private: {
        title: 'Vor fremden Blicken geschützt',
        text: 'Eure Galerie liegt hinter einem geheimen Link; Suchmaschinen zeigen sie nicht.',
      },
      download: {
        title: 'Alles in einer Datei',
        text: 'Tausende Fotos auf einmal herunterladen, samt Namen und Wünschen.',
      },
    },
  },
  testimonials: {
    title: 'Was Paare erzählen',
    sample: 'Beispielstimmen: So wird diese Seite aussehen.',
    quotes: {
      one: 'Unsere Gäste haben Momente eingefangen, die der Fotograf nie gesehen hat. Unser Lieblingsbild stammt vom Handy meines Onkels.',
      two: 'Am nächsten Morgen haben wir beim Frühstück 1.400 Fotos angeschaut und so gelacht, dass der Kaffee kalt wurde.',
      three:
        'Sogar meine Oma hat den Code gescannt und ein Video geschickt. Ihre Stimme habe ich heute noch.',
      four: 'Im Saal gab es kaum Netz, und trotzdem ist kein einziges Foto verloren gegangen.',
      five: 'Die Karten passten so schön zur Einladung, dass die Gäste sie mit nach Hause nehmen wollten.',
      six: 'Hennaabend, Trauung, Feier: alles an einem Ort. Wir mussten in keiner Gruppe um Bilder betteln.',
      seven:
        'Unsere Verwandten in der Türkei sahen die Seite in ihrer Sprache. Wir mussten niemandem etwas erklären.',
      eight:
        'Bei den Wünschen haben wir geweint. Sie sind so wertvoll wie die Bilder.',
      nine: 'Eine Nachricht von uns, und zwei Tage später waren die Karten fertig.',
      ten: 'Wir haben die ganze Galerie als eine Datei heruntergeladen und gesichert. Das beruhigt.',
    },
  },
  final: {
    title: 'Diesen Tag gibt es nur einmal',
    text: 'Holt euch die Erinnerungen, die sonst auf den Handys eurer Gäste bleiben.',
  },
  footer: { made: 'Für jeden Augenblick, der von eurer Hochzeit bleibt.' },
  howItWorks: {
    title: 'So funktioniert es',
    description:
      'Von euch brauchen wir nur eine Nachricht. Der Rest sind vier Schritte.',
    steps: {
      contact: {
        title: 'Ihr schreibt uns',
        text: 'Schickt uns Datum und Namen. Probiert es erst kostenlos aus, dann entscheidet ihr.',
      },
      page: {
        title: 'Wir erstellen Seite und QR-Codes',
        text: 'Wir richten eure persönliche Upload-Seite ein und schicken euch den Kartenentwurf und die QR-Codes für die Tische.',
      },
      scan: {
        title: 'Eure Gäste scannen den QR-Code',
        text: 'Die Handykamera genügt. Sie laden Fotos und Videos hoch und schreiben, wenn sie mögen, ein paar Zeilen dazu.',
      },
      keep: {
        title: 'Alle Erinnerungen an einem Ort',
        text: 'Eure Galerie füllt sich schon während der Feier. Ansehen, auswählen, alles auf einmal herunterladen.',
      },
    },
  },
  pricing: {
    title: 'Preis',
    description: 'Ein Paket und eine Zahlung für alle eure Feiern.',
    tryFirst:
      'Probiert es erst kostenlos aus, über die Einzelheiten sprechen wir danach.',
    notice:
      'Weil die Nachfrage gerade so groß ist, haben wir unsere Preise noch nicht aktualisiert.',
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
    title: 'Schreibt uns',
    description:
      'Nennt uns euer Datum und erzählt, was ihr euch vorstellt; wir antworten so bald wie möglich.',
    name: 'Euer Name',
    email: 'Eure E-Mail-Adresse',
    weddingDate: 'Hochzeitsdatum',
    message: 'Eure Nachricht',
    leaveEmpty: 'Dieses Feld bitte leer lassen',
    send: 'Absenden',
    sending: 'Wird gesendet …',
    success: 'Vielen Dank! Eure Nachricht ist angekommen, wir antworten bald.',
    errorMessage:
      'Eure Nachricht konnte nicht gesendet werden. Bitte versucht es in Kürze noch einmal.',
    busy: 'In kurzer Zeit wurden zu viele Nachrichten gesendet. Bitte versucht es später noch einmal.',
    check: 'Bitte prüft die markierten Felder.',
    required: 'Bitte füllt dieses Feld aus.',
    invalidEmail: 'Bitte gebt eine gültige E-Mail-Adresse ein.',
    invalidDate: 'Bitte wählt ein gültiges Datum.',
    tooLong: 'Das ist zu lang; bitte kürzt den Text.',
    dateOutOfRange:
      'Bitte wählt ein Datum aus dem vergangenen Jahr oder den nächsten zehn Jahren.',
    invalid: 'Bitte prüft dieses Feld.',
    direct: 'So erreicht ihr uns direkt',
    noScript: 'Zum Absenden muss JavaScript im Browser eingeschaltet sein.',
    noScriptElse: 'Ihr erreicht uns auch über die Links auf dieser Seite.',
  },
  privacy: {
    title: 'Datenschutzhinweise',
    more: 'Weitere Informationen',
    kept_one:
      'Wir bewahren eure Nachricht {{count}} Tag lang auf und nutzen sie nur, um euch zu antworten.',
    kept_other:
      'Wir bewahren eure Nachricht {{count}} Tage lang auf und nutzen sie nur, um euch zu antworten.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht fehlt ein Buchstabe im Link. Scannt den QR-Code auf eurem Tisch noch einmal.',
  },
  demo: {
    title: 'Ein Blick in eine Galerie',
    text: 'Die Galerie unserer Beispielhochzeit mit den Fotos und Wünschen der Gäste, so wie ein Paar sie sieht.',
    gallery: 'Beispielgalerie öffnen',
    page: 'Beispielseite öffnen',
    alt: 'Foto von der Beispielhochzeit',
  },
  faq: {
    title: 'Fragen und Antworten',
    kept: {
      question: 'Wie lange bleiben unsere Fotos gespeichert?',
      forGood:
        'Es gibt kein Enddatum: Sie bleiben, bis ihr sie löschen lasst. Ihr könnt jederzeit alle herunterladen.',
      months_one:
        '{{count}} Monat lang nach dem letzten Hochladen. Die Galerie kündigt den Tag 30 Tage vorher an, bis dahin könnt ihr alles herunterladen.',
      months_other:
        '{{count}} Monate lang nach dem letzten Hochladen. Die Galerie kündigt den Tag 30 Tage vorher an, bis dahin könnt ihr alles herunterladen.',
    },
    seen: {
      question: 'Wer sieht unsere Fotos?',
      answer:
        'Nur ihr und alle, denen ihr den geheimen Link der Galerie gebt. Gäste sehen die Seite zum Hochladen, nicht die Fotos der anderen. Auch unser Team kann die Galerie öffnen, wenn ihr Hilfe braucht.',
    },
    iphone: {
      question: 'Geht das mit dem iPhone und mit HEIC-Fotos?',
      answer:
        'Ja. Auf dem iPhone wie auf Android genügt der Browser. HEIC-Fotos und Videos bleiben in Originalqualität erhalten, und die Galerie zeigt sie auf jedem Gerät.',
    },
    guests: {
      question: 'Wie viele Gäste können mitmachen?',
      answer:
        'Alle, die ihr einladet. Für die Zahl der Gäste und Dateien gibt es keine Grenze; eine einzelne Datei darf bis zu {{size}} haben.',
    },
  },
  back: 'Zurück zur Startseite',
} satisfies MarketingMessages;
