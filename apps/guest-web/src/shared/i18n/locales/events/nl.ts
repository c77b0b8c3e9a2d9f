import type { EventMessages } from '../../messages';

export const messages = {
  events: {
    title: 'Feesten',
    hint: 'Is de henna-avond of verloving op een andere dag? Zet het hier: elke foto komt bij haar feest, naar het tijdstip van de opname. Feesten die jullie later toevoegen, vinden ook eerdere foto’s.',
    add: 'Feest toevoegen',
    full_one: 'Hooguit {{count}} feest is mogelijk.',
    full_other: 'Hooguit {{count}} feesten zijn mogelijk.',
    edit: 'Wijzigen',
    remove: 'Verwijderen',
    confirmRemove:
      '‘{{name}}’ verwijderen? Jullie foto’s en video’s blijven zoals ze zijn.',
    saved: 'Bewaard. De foto’s komen op hun plek.',
    removed: 'Het feest is verwijderd. De foto’s blijven.',
    failed: 'Dat lukte niet. Probeer het nog eens.',
    belongsTo: 'Hoort bij …',
    byMoment: 'Volgens het moment van de opname',
    noEvent: 'Bij geen enkel feest',
    moved: 'Klaar. De foto’s staan op hun nieuwe plek.',
    kind: 'Wat vieren jullie?',
    name: 'Naam',
    ownName: 'Eigen naam (hoeft niet)',
    date: 'Dag',
    begins: 'Begin',
    ends: 'Einde',
    place: 'Plaats (hoeft niet)',
    save: 'Bewaren',
    cancel: 'Annuleren',
    faults: {
      name: 'Geef het feest een naam.',
      date: 'Kies de dag.',
      hours:
        'Het einde moet na het begin liggen, uiterlijk om 08:00 de volgende ochtend.',
      taken: 'Op die dag begint al een feest op hetzelfde tijdstip.',
      failed: 'Bewaren lukte niet. Probeer het nog eens.',
    },
  },
} satisfies EventMessages;
