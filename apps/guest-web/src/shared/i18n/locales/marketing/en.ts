import type { MarketingMessages } from '../../messages';

export const messages = {
  meta: {
    home: {
      title: '{{brand}} · Every wedding photo in one place',
      description:
        'Guests scan the QR code on their table and send you their photos and videos. No app, no sign-up; every memory is yours in original quality.',
    },
    howItWorks: {
      title: 'How it works · {{brand}}',
      description:
        'Your wedding page in four steps: you write to us, we prepare the page and QR codes, your guests scan.',
    },
    pricing: {
      title: 'Pricing · {{brand}}',
      description:
        'One payment for all your events: upload page, card design, QR codes and unlimited uploads.',
    },
    links: {
      title: 'Links · {{brand}}',
      description: 'Reach us by message, by e-mail or on social media.',
    },
    contact: {
      title: 'Contact · {{brand}}',
      description:
        'Tell us your wedding date and we will get back to you soon.',
    },
    privacy: {
      title: 'Privacy notice · {{brand}}',
      description: 'Who keeps your personal data, what for and how long.',
    },
    notFound: { title: 'Page not found · {{brand}}' },
  },
  nav: {
    label: 'Main menu',
    skip: 'Skip to content',
    menu: 'Menu',
    language: 'Language',
    howItWorks: 'How it works',
    features: 'Features',
    testimonials: 'Testimonials',
    pricing: 'Pricing',
    contact: 'Contact',
    links: 'Links',
  },
  call: {
    order: 'Try it for free',
    messenger: 'Send us a message',
    social: 'Message us on social media',
    form: 'Contact form',
    on: 'Message us on {{name}}',
  },
  hero: {
    title: 'Your wedding, through your guests’ eyes',
    text: 'Guests scan the QR code on their table and send you their photos and videos in seconds. No app, no sign-up.',
    how: 'See how it works',
    note: 'Try it for free first, decide later.',
    art: 'An invitation card with a QR code on a linen tablecloth, next to a phone showing Emma and Oliver’s upload page',
  },
  steps: {
    title: 'Three steps to every memory',
    items: {
      order: {
        title: 'Write to us',
        text: 'Tell us your names and your date, and we will choose your card together.',
      },
      scan: {
        title: 'Guests scan',
        text: 'The QR code on each table opens an upload page that is yours alone.',
      },
      keep: {
        title: 'The memories are yours',
        text: 'All in one gallery: view, download and share with the people you love.',
      },
    },
    more: 'See every step',
  },
  designs: {
    title: 'Cards that suit your table',
    text: 'No two weddings feel the same. We draw your card to match your colours and your invitation.',
    scan: 'The QR code on these cards is real: point your phone’s camera at it and our sample page opens.',
    items: {
      botanical: {
        name: 'Olive Branch',
        text: 'Hand-drawn sprigs with the calm of a country wedding.',
      },
      deco: {
        name: 'Midnight Ball',
        text: 'Gold on midnight blue, an art deco evening.',
      },
      modern: {
        name: 'Plain-Spoken',
        text: 'Large letters, plenty of white space and a single colour.',
      },
      tile: {
        name: 'Iznik',
        text: 'Tulips and carnations in the cobalt of Iznik tiles.',
      },
    },
  },
  customers: {
    title: 'A page for every couple',
    text: 'Every page opens with the couple’s own picture, in each guest’s language.',
    items: {
      bosphorus: 'Sunset on the Bosphorus',
      baku: 'Baku on the Caspian Sea',
      garden: 'A garden wedding in England',
      tuscany: 'The hills of Tuscany',
      aegean: 'An Aegean island',
      lake: 'A lake in the Alps',
      steppe: 'Below the Tian Shan mountains',
      cappadocia: 'Balloons over Cappadocia',
    },
    alt: '{{couple}}: upload page, {{scene}}',
  },
  carousel: { previous: 'Previous', next: 'Next' },
  price: {
    title: 'One package with everything in it',
    season: 'End-of-season discount',
    once: 'One payment for all events',
    includes: 'What the package contains',
    items: {
      page: 'Your personal upload page',
      card: 'A card designed for you',
      codes: 'QR codes for tables, the entrance photo mirror or invitations',
      uploads: 'Unlimited uploads',
      storage: 'Secure storage',
      mobile: 'Works on every phone',
      instant: 'Instant access',
      download: 'Download everything at once',
      events: 'Henna night, engagement, wedding: all events in one package',
    },
    order: 'Order now',
    details: 'Pricing details',
  },
  features: {
    title: 'Made for the day itself',
    items: {
      simple: {
        title: 'No app, no sign-up',
        text: 'Open the camera, scan the code, and the page is there. Even grandparents manage it.',
      },
      original: {
        title: 'Original quality',
        text: 'Photos are not compressed and videos are not cut; they are kept as they were taken.',
      },
      wifi: {
        title: 'Made for weak Wi-Fi',
        text: 'If the connection drops, uploads pick up where they left off. Nothing gets lost.',
      },
      notes: {
        title: 'A note with every photo',
        text: 'Guests can leave their names and wishes too, and your guest book fills up by itself.',
      },
      private: {
        title: 'Out of the public eye',
        text: 'Your gallery lives at a secret link, and search engines never list it.',
      },
      download: {
        title: 'All in one file',
        text: 'Download thousands of photos in one go, together with the names and notes.',
      },
    },
  },
  testimonials: {
    title: 'What couples say',
    sample: 'These are sample reviews, to show how this section will look.',
    quotes: {
      one: 'Our guests caught the moments our photographer never saw. Our favourite picture came from my uncle’s phone.',
      two: 'The next morning we went through 1,400 photos over breakfast. We laughed until the tea went cold.',
      three:
        'Even my grandmother scanned the code and sent a video. I still have her voice.',
      four: 'There was hardly any internet in the hall, and still not a single photo was lost.',
      five: 'The cards went so well with our invitation that guests wanted to take them home.',
      six: 'Henna night, ceremony, party: all in one place. We never had to beg for photos in group chats.',
      seven:
        'Our relatives abroad saw the page in their own language. We had nothing to explain.',
      eight: 'We cried over the notes. They are worth as much as the photos.',
      nine: 'One message from us, and two days later the cards were ready.',
      ten: 'We downloaded the whole gallery as one file and backed it up. What a relief.',
    },
  },
  final: {
    title: 'The day happens only once',
    text: 'Let the memories on your guests’ phones find their way to you.',
  },
  footer: { made: 'For every moment of your wedding worth keeping.' },
  howItWorks: {
    title: 'How it works',
    description:
      'All we need is a message from you. The rest takes four steps.',
    steps: {
      contact: {
        title: 'Contact us',
        text: 'Send us your wedding date and your names. Try it for free first, then decide.',
      },
      page: {
        title: 'We create your page and QR codes',
        text: 'We set up your personal upload page and send you your card design and the QR codes for the tables.',
      },
      scan: {
        title: 'Guests scan the QR code',
        text: 'A phone’s camera is enough. They upload photos and videos, with a note if they like.',
      },
      keep: {
        title: 'All memories in one place',
        text: 'Your gallery fills up while the party is still on. Look, choose, and download everything at once.',
      },
    },
  },
  pricing: {
    title: 'Pricing',
    description: 'One package and one payment for all your events.',
    tryFirst:
      'Try it for free first; we can talk about the details afterwards.',
    notice: 'Because of high demand, our prices have not been updated yet.',
  },
  links: {
    trial: 'Try it for free',
    messenger: 'Messaging app',
    sms: 'Text message',
    social: 'Social network',
    shortVideo: 'Short videos',
    email: 'E-mail',
    form: 'Contact form',
  },
  contact: {
    title: 'Write to us',
    description:
      'Tell us your date and what you have in mind; we will answer as soon as we can.',
    name: 'Your name',
    email: 'Your e-mail address',
    weddingDate: 'Wedding date',
    message: 'Your message',
    leaveEmpty: 'Leave this field empty',
    send: 'Send',
    sending: 'Sending…',
    success: 'Thank you! Your message has reached us and we will answer soon.',
    errorMessage:
      'Your message could not be sent. Please try again in a little while.',
    busy: 'Too many messages were sent in a short time. Please try again later.',
    check: 'Please check the marked fields.',
    required: 'Please fill in this field.',
    invalidEmail: 'Please enter a valid e-mail address.',
    invalidDate: 'Please choose a valid date.',
    tooLong: 'This is too long; please shorten it.',
    dateOutOfRange:
      'Please choose a date within the past year or the next ten years.',
    invalid: 'Please check this field.',
    direct: 'Reach us directly',
    noScript: 'To send the form, please turn on JavaScript in your browser.',
    noScriptElse: 'You can also reach us through the links on this page.',
  },
  privacy: {
    title: 'Privacy notice',
    more: 'More information',
    kept_one:
      'We keep your message for {{count}} day and use it only to answer you.',
    kept_other:
      'We keep your message for {{count}} days and use it only to answer you.',
  },
  notFound: {
    title: 'This page could not be found',
    text: 'A letter may be missing from the link. Try scanning the QR code on your table again.',
  },
  demo: {
    title: 'Take a look inside a gallery',
    text: 'The gallery of our sample wedding, with guests’ photos and notes, just as a couple sees it.',
    gallery: 'Open the sample gallery',
    page: 'Open the sample page',
    alt: 'Photo from the sample wedding',
  },
  faq: {
    title: 'Questions and answers',
    kept: {
      question: 'How long are our photos kept?',
      forGood:
        'There is no end date: they stay until you have them deleted. You can download them all at any time.',
      months_one:
        'For {{count}} month after the last upload. The gallery announces the date 30 days in advance, and you can download everything until then.',
      months_other:
        'For {{count}} months after the last upload. The gallery announces the date 30 days in advance, and you can download everything until then.',
    },
    seen: {
      question: 'Who sees our photos?',
      answer:
        'Only you and the people you give your gallery’s secret link to. Guests see the upload page, not each other’s photos. Our team can open the gallery, too, when you need help.',
    },
    iphone: {
      question: 'Does it work on iPhones, and with HEIC photos?',
      answer:
        'Yes. On iPhone and Android alike, the browser is enough. HEIC photos and videos are kept in original quality, and the gallery shows them on every device.',
    },
    guests: {
      question: 'How many guests can take part?',
      answer:
        'Everyone you invite. There is no limit to the number of guests or files; a single file can have up to {{size}}.',
    },
  },
  back: 'Back to the homepage',
} satisfies MarketingMessages;
