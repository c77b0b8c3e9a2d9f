import type { VisibilityMessages } from '../../messages';

export const messages = {
  visibility: {
    now: {
      none: 'Op dit moment zien gasten jullie album niet.',
      shared: 'Op dit moment zien gasten jullie album.',
      sealed: 'Tot {{day}}, {{time}} zien alleen jullie twee het album.',
    },
    modes: {
      legend: 'Wat gasten zien',
      'upload-only': {
        title: 'Alleen wij zien het album',
        text: 'Gasten zien alleen wat ze zelf hebben gestuurd.',
      },
      shared: {
        title: 'Gasten zien het ook',
        text: 'Zodra jullie opslaan, ziet iedereen op de uploadpagina de foto’s en video’s van jullie gasten.',
      },
      sealed: {
        title: 'Een verrassing tot een dag die we kiezen',
        text: 'Tot dan zien gasten en familie geen enkel beeld, en ook niet hoeveel er zijn. Daarna zien gasten het album op de uploadpagina.',
      },
    },
    day: 'Dag',
    time: 'Tijd, waar de bruiloft is',
    past: 'Kies een dag en tijd in de toekomst.',
    new: {
      legend: 'Nieuwe foto’s en video’s',
      'at-once': {
        title: 'Meteen tonen',
        text: 'Nieuwe bestanden verschijnen vanzelf in het album van de gasten.',
      },
      'by-choice': {
        title: 'Wij kijken eerst',
        text: 'Nieuwe bestanden wachten in jullie galerij tot jullie ze tonen. Wat gasten al zien, blijft zichtbaar.',
      },
    },
    hint: 'In jullie galerij kunnen jullie elke foto op elk moment voor gasten verbergen.',
    save: 'Opslaan',
    saved: 'Opgeslagen, geldt vanaf nu.',
    failed: 'Opslaan is niet gelukt. Probeer het nog eens.',
    confirmShare:
      'Gasten zien het album meteen, behalve wachtende en verborgen bestanden. Album tonen?',
  },
} satisfies VisibilityMessages;
