import type { WallMessages } from '../../messages';

export const messages = {
  wall: {
    label: 'Live-Fotowand',
    invite: 'Teilt eure Fotos mit uns',
    code: 'QR-Code der Seite für eure Fotos',
    waiting: 'Gleich kommen die ersten Fotos',
    sealed: 'Die Fotos sind eine Überraschung: Wir sehen sie uns gemeinsam an',
    ended: 'Diese Fotowand ist beendet.',
    photo: 'Foto',
    video: 'Video',
  },
  remote: {
    hint: 'Öffnet die Adresse einer Fotowand im Browser des Fernsehers oder Beamers im Saal: Dort erscheinen die Fotos eurer Gäste, sobald sie eintreffen. F schaltet auf Vollbild. Von hier aus könnt ihr anhalten, weiterschalten und ausblenden.',
    wall: 'Fotowand {{number}}',
    on: 'Läuft',
    off: 'Nicht verbunden',
    paused: 'Angehalten',
    shown: 'Gerade zu sehen',
    pause: 'Anhalten',
    resume: 'Weiter',
    skip: 'Nächstes',
    hide: 'Ausblenden',
    hidden:
      'Auf der Fotowand und für Gäste ausgeblendet. Ihr habt es weiterhin.',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert.',
    end: 'Fotowand beenden',
    confirmEnd:
      'Diese Fotowand beenden? Offene Bildschirme werden sofort dunkel, und die Adresse funktioniert nicht mehr.',
    make: 'Neue Fotowand',
    most_one: 'Ihr könnt höchstens {{count}} Fotowand haben.',
    most_other: 'Ihr könnt höchstens {{count}} Fotowände haben.',
    failed: 'Das hat nicht geklappt. Bitte versucht es noch einmal.',
  },
} satisfies WallMessages;
