import type { WallMessages } from '../../messages';

export const messages = {
  wall: {
    label: 'Livescherm',
    invite: 'Deel je foto’s met ons',
    code: 'QR-code van de pagina voor je foto’s',
    waiting: 'De eerste foto’s komen zo',
    sealed: 'De foto’s zijn een verrassing: we bekijken ze straks samen',
    ended: 'Dit scherm is gesloten.',
    photo: 'Foto',
    video: 'Video',
  },
  remote: {
    hint: 'Open het adres van een scherm in de browser van de tv of beamer in de zaal: de foto’s van jullie gasten verschijnen daar zodra ze binnenkomen. Druk op F voor volledig scherm. Vanaf hier kunnen jullie pauzeren, doorgaan en verbergen.',
    wall: 'Scherm {{number}}',
    on: 'Aan',
    off: 'Niet verbonden',
    paused: 'Gepauzeerd',
    shown: 'Nu op het scherm',
    pause: 'Pauzeren',
    resume: 'Hervatten',
    skip: 'Volgende',
    hide: 'Verbergen',
    hidden: 'Verborgen op het scherm en voor gasten. Jullie houden het.',
    copy: 'Adres kopiëren',
    copied: 'Adres gekopieerd.',
    end: 'Scherm sluiten',
    confirmEnd:
      'Dit scherm sluiten? Open schermen gaan meteen op zwart en het adres werkt niet meer.',
    make: 'Nieuw scherm',
    most_one: 'Jullie kunnen hooguit {{count}} scherm hebben.',
    most_other: 'Jullie kunnen hooguit {{count}} schermen hebben.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
} satisfies WallMessages;
