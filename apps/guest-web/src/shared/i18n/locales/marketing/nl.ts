import type { MarketingMessages } from '../../messages';

export const messages = {
  meta: {
    home: {
      title: '{{brand}} · Alle trouwfoto’s op één plek',
      description:
        'Gasten scannen de QR-code op hun tafel en sturen jullie hun foto’s en video’s. Zonder app, zonder aanmelden, in originele kwaliteit.',
    },
    howItWorks: {
      title: 'Zo werkt het · {{brand}}',
      description:
        'Jullie trouwpagina in vier stappen: jullie sturen ons een bericht, wij maken alles klaar, de gasten scannen.',
    },
    pricing: {
      title: 'Prijs · {{brand}}',
      description:
        'Eén betaling voor alle feesten: uploadpagina, kaartontwerp, QR-codes en onbeperkt uploaden.',
    },
    links: {
      title: 'Links · {{brand}}',
      description: 'Bereik ons via een bericht, e-mail of sociale media.',
    },
    contact: {
      title: 'Contact · {{brand}}',
      description: 'Laat ons jullie trouwdatum weten, dan reageren we snel.',
    },
    privacy: {
      title: 'Privacyverklaring · {{brand}}',
      description: 'Wie jullie persoonsgegevens bewaart, waarvoor en hoe lang.',
    },
    notFound: { title: 'Pagina niet gevonden · {{brand}}' },
  },
  nav: {
    label: 'Hoofdmenu',
    skip: 'Naar de inhoud',
    menu: 'Menu',
    language: 'Taal',
    howItWorks: 'Zo werkt het',
    features: 'Voordelen',
    testimonials: 'Ervaringen',
    pricing: 'Prijs',
    contact: 'Contact',
    links: 'Links',
  },
  call: {
    order: 'Gratis proberen',
    messenger: 'Stuur ons een bericht',
    social: 'Bericht via sociale media',
    form: 'Contactformulier',
    on: 'Stuur een bericht via {{name}}',
  },
  hero: {
    title: 'Jullie bruiloft door de ogen van jullie gasten',
    text: 'Wie de QR-code op tafel scant, stuurt jullie binnen een paar tellen zijn foto’s en video’s. Zonder app, zonder aanmelden.',
    how: 'Bekijk hoe het werkt',
    note: 'Eerst gratis proberen, daarna beslissen.',
    art: 'Een kaart met QR-code op een gedekte tafel, ernaast een telefoon met de pagina van Sanne en Daan',
  },
  steps: {
    title: 'In drie stappen naar alle herinneringen',
    items: {
      order: {
        title: 'Stuur ons een bericht',
        text: 'Vertel ons jullie namen en de datum; de kaart kiezen we samen.',
      },
      scan: {
        title: 'De gasten scannen',
        text: 'De QR-code op tafel opent een pagina die alleen van jullie is.',
      },
      keep: {
        title: 'De herinneringen blijven',
        text: 'Alles in één galerij: bekijken, downloaden, delen met jullie dierbaren.',
      },
    },
    more: 'Lees het stap voor stap',
  },
  designs: {
    title: 'Kaarten die bij jullie tafel passen',
    text: 'Geen twee bruiloften zijn hetzelfde. We tekenen de kaart bij jullie kleuren en jullie uitnodiging.',
    scan: 'De QR-code op deze kaarten is echt: richt de camera van je telefoon erop en onze voorbeeldpagina gaat open.',
    items: {
      botanical: {
        name: 'Olijftak',
        text: 'Met de hand getekende takken, de rust van een feest buiten de stad.',
      },
      deco: {
        name: 'Middernachtsbal',
        text: 'Goud op nachtblauw, een avond in art deco.',
      },
      modern: {
        name: 'Klare taal',
        text: 'Grote letters, veel lucht en één enkele kleur.',
      },
      tile: {
        name: 'Iznik',
        text: 'Tulpen en anjers in het kobaltblauw van Iznik-tegels.',
      },
    },
  },
  customers: {
    title: 'Hun pagina’s',
    text: 'Elke pagina opent met de foto van het stel en in de taal van de gast.',
    items: {
      bosphorus: 'Zonsondergang aan de Bosporus',
      baku: 'Bakoe aan de Kaspische Zee',
      garden: 'Een tuinbruiloft in Engeland',
      tuscany: 'De heuvels van Toscane',
      aegean: 'Een eiland in de Egeïsche Zee',
      lake: 'Een meer in de Alpen',
      steppe: 'Aan de voet van de Tiensjan',
      cappadocia: 'Ballonnen boven Cappadocië',
    },
    alt: '{{couple}}: uploadpagina, {{scene}}',
  },
  carousel: { previous: 'Vorige', next: 'Volgende' },
  price: {
    title: 'Eén pakket waar alles in zit',
    season: 'Eindeseizoenskorting',
    once: 'Eén betaling voor alle feesten',
    includes: 'Dit zit in het pakket',
    items: {
      page: 'Jullie eigen uploadpagina',
      card: 'Een kaart die voor jullie is ontworpen',
      codes:
        'QR-codes voor de tafels, de fotospiegel bij de ingang of de uitnodigingen',
      uploads: 'Onbeperkt uploaden',
      storage: 'Veilige opslag',
      mobile: 'Werkt op elke telefoon',
      instant: 'Direct beschikbaar',
      download: 'Alles in één keer downloaden',
      events: 'Henna-avond, verloving, bruiloft: alle feesten in één pakket',
    },
    order: 'Nu bestellen',
    details: 'Over de prijs',
  },
  features: {
    title: 'Gemaakt voor de grote dag',
    items: {
      simple: {
        title: 'Geen app, geen aanmelding',
        text: 'Camera open, code scannen en de pagina staat er. Ook opa en oma kunnen het.',
      },
      original: {
        title: 'Originele kwaliteit',
        text: 'Foto’s worden niet verkleind en video’s niet ingekort; alles blijft zoals het is gemaakt.',
      },
      wifi: {
        title: 'Ook bij slechte wifi',
        text: 'Valt de verbinding weg, dan gaat het uploaden verder waar het gebleven was. Er raakt niets kwijt.',
      },
      notes: {
        title: 'Een paar woorden erbij',
        text: 'Gasten laten hun naam en wensen achter, en het gastenboek vult zichzelf.',
      },
      private: {
        title: 'Uit het zicht van vreemden',
        text: 'Jullie galerij staat achter een geheime link en is niet te vinden via zoekmachines.',
      },
      download: {
        title: 'Alles in één bestand',
        text: 'Download duizenden foto’s in één keer, met namen en wensen erbij.',
      },
    },
  },
  testimonials: {
    title: 'Wat stellen vertellen',
    sample:
      'Dit zijn voorbeelden; ze laten zien hoe de pagina eruit gaat zien.',
    quotes: {
      one: 'Onze gasten legden momenten vast die de fotograaf nooit zag. Onze lievelingsfoto komt van de telefoon van mijn oom.',
      two: 'De volgende ochtend bekeken we bij het ontbijt 1.400 foto’s. We lachten tot de koffie koud was.',
      three:
        'Zelfs mijn oma scande de code en stuurde een video. Haar stem heb ik nog steeds.',
      four: 'In de zaal was nauwelijks internet, en toch is er geen foto verloren gegaan.',
      five: 'De kaarten pasten zo mooi bij de uitnodiging dat gasten ze mee naar huis wilden nemen.',
      six: 'Henna-avond, ceremonie, feest: alles op één plek. We hoefden in geen enkele groep om foto’s te vragen.',
      seven:
        'Onze familieleden in het buitenland zagen de pagina in hun eigen taal. We hoefden niets uit te leggen.',
      eight:
        'Bij het lezen van de wensen hebben we gehuild. Ze zijn net zo waardevol als de foto’s.',
      nine: 'Eén bericht van ons, en twee dagen later waren de kaarten klaar.',
      ten: 'We hebben de hele galerij als één bestand gedownload en een kopie bewaard. Dat geeft rust.',
    },
  },
  final: {
    title: 'Die dag beleven jullie maar één keer',
    text: 'Laat de herinneringen op de telefoons van jullie gasten ook bij jullie aankomen.',
  },
  footer: { made: 'Voor elk moment dat van jullie bruiloft blijft.' },
  howItWorks: {
    title: 'Zo werkt het',
    description:
      'Van jullie hebben we alleen een bericht nodig. De rest gaat in vier stappen.',
    steps: {
      contact: {
        title: 'Neem contact op',
        text: 'Stuur ons de datum en jullie namen. Probeer het eerst gratis en beslis daarna.',
      },
      page: {
        title: 'Wij maken de pagina en de QR-codes',
        text: 'We zetten jullie eigen pagina klaar en sturen het kaartontwerp en de QR-codes voor de tafels.',
      },
      scan: {
        title: 'De gasten scannen de QR-code',
        text: 'De camera van de telefoon is genoeg. Ze uploaden foto’s en video’s, met een berichtje als ze willen.',
      },
      keep: {
        title: 'Alle herinneringen op één plek',
        text: 'De galerij vult zich terwijl het feest nog bezig is. Bekijk, kies en download alles in één keer.',
      },
    },
  },
  pricing: {
    title: 'Prijs',
    description: 'Eén pakket en één betaling voor al jullie feesten.',
    tryFirst: 'Probeer het eerst gratis; over de details praten we daarna.',
    notice: 'Door de grote vraag hebben we onze prijzen nog niet bijgewerkt.',
  },
  links: {
    trial: 'Probeer het gratis',
    messenger: 'Berichtenapp',
    sms: 'Sms',
    social: 'Sociaal netwerk',
    shortVideo: 'Korte video’s',
    email: 'E-mail',
    form: 'Contactformulier',
  },
  contact: {
    title: 'Stuur ons een bericht',
    description:
      'Vertel ons jullie datum en wat jullie in gedachten hebben; we antwoorden zo snel mogelijk.',
    name: 'Jullie naam',
    email: 'Jullie e-mailadres',
    weddingDate: 'Trouwdatum',
    message: 'Jullie bericht',
    leaveEmpty: 'Laat dit veld leeg',
    send: 'Versturen',
    sending: 'Bezig met versturen…',
    success: 'Bedankt! Jullie bericht is aangekomen, we antwoorden snel.',
    errorMessage:
      'Jullie bericht kon niet worden verstuurd. Probeer het over een tijdje opnieuw.',
    busy: 'Er zijn in korte tijd te veel berichten verstuurd. Probeer het later opnieuw.',
    check: 'Controleer de gemarkeerde velden.',
    required: 'Vul dit veld in.',
    invalidEmail: 'Vul een geldig e-mailadres in.',
    invalidDate: 'Kies een geldige datum.',
    tooLong: 'Dit is te lang; maak het korter.',
    dateOutOfRange:
      'Kies een datum in het afgelopen jaar of de komende tien jaar.',
    invalid: 'Controleer dit veld.',
    direct: 'Direct contact',
    noScript:
      'Om het formulier te versturen moet JavaScript in de browser aanstaan.',
    noScriptElse: 'Jullie kunnen ook de links op deze pagina gebruiken.',
  },
  privacy: {
    title: 'Privacyverklaring',
    more: 'Meer informatie',
    kept_one:
      'We bewaren jullie bericht {{count}} dag en gebruiken het alleen om jullie te antwoorden.',
    kept_other:
      'We bewaren jullie bericht {{count}} dagen en gebruiken het alleen om jullie te antwoorden.',
  },
  notFound: {
    title: 'Deze pagina bestaat niet',
    text: 'Misschien ontbreekt er een letter in de link. Scan de QR-code op je tafel nog eens.',
  },
  demo: {
    title: 'Neem een kijkje in een galerij',
    text: 'De galerij van onze voorbeeldbruiloft, met de foto’s en wensen van de gasten, zoals een bruidspaar die ziet.',
    gallery: 'Voorbeeldgalerij openen',
    page: 'Voorbeeldpagina openen',
    alt: 'Foto van de voorbeeldbruiloft',
  },
  faq: {
    title: 'Vragen en antwoorden',
    kept: {
      question: 'Hoelang blijven onze foto’s bewaard?',
      forGood:
        'Er is geen einddatum: ze blijven tot jullie ze laten verwijderen. Jullie kunnen ze op elk moment allemaal downloaden.',
      months_one:
        'Tot {{count}} maand na de laatste upload. De galerij kondigt de datum 30 dagen van tevoren aan en tot die tijd kunnen jullie alles downloaden.',
      months_other:
        'Tot {{count}} maanden na de laatste upload. De galerij kondigt de datum 30 dagen van tevoren aan en tot die tijd kunnen jullie alles downloaden.',
    },
    seen: {
      question: 'Wie ziet onze foto’s?',
      answer:
        'Alleen jullie en de mensen aan wie jullie de geheime link van de galerij geven. Gasten zien de uploadpagina, niet elkaars foto’s. Ook ons team kan de galerij openen als jullie hulp nodig hebben.',
    },
    iphone: {
      question: 'Werkt het op een iPhone en met HEIC-foto’s?',
      answer:
        'Ja. Op iPhone en Android is de browser genoeg. HEIC-foto’s en video’s blijven in originele kwaliteit bewaard en de galerij toont ze op elk apparaat.',
    },
    guests: {
      question: 'Hoeveel gasten kunnen meedoen?',
      answer:
        'Iedereen die jullie uitnodigen. Er is geen limiet aan het aantal gasten of bestanden; één bestand mag tot {{size}} groot zijn.',
    },
  },
  back: 'Terug naar de startpagina',
} satisfies MarketingMessages;
