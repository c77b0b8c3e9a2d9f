import type { MineMessages } from '../../messages';

export const messages = {
  mine: {
    title: 'Wat je hebt gestuurd',
    hint: 'Vanaf deze telefoon naar deze bruiloft gestuurd. Andere gasten zien deze lijst niet.',
    name: 'Je naam, voor alles wat je hebt gestuurd en nog stuurt',
    save: 'Opslaan',
    nameSaved: 'Je naam is opgeslagen.',
    note: 'Je bericht',
    addNote: 'Bericht toevoegen',
    changeNote: 'Bericht wijzigen',
    noteSaved: 'Je bericht is opgeslagen.',
    remove: 'Uit de galerij halen',
    confirm: 'Dit bestand uit de galerij van het bruidspaar halen?',
    final: 'Daarna kun je het niet terughalen.',
    removable_one:
      'Je kunt een bestand tot {{count}} uur na het versturen uit de galerij halen.',
    removable_other:
      'Je kunt een bestand tot {{count}} uur na het versturen uit de galerij halen.',
    takenBack: 'Het bestand is uit de galerij gehaald.',
    stays:
      'Het bestand staat niet meer in je lijst. Het blijft in de galerij omdat een andere gast het ook heeft gestuurd.',
    offList: 'Het bestand staat niet meer in je lijst.',
    undoOver:
      'De tijd om dit bestand uit de galerij te halen is voorbij. Vraag het aan het bruidspaar.',
    repeat: 'Je hebt dit bestand al met dit bericht gestuurd.',
    closed:
      'Het bruidspaar heeft het uploaden gesloten: naam en berichten kunnen niet meer worden gewijzigd.',
    gone: 'Dit bestand staat niet meer in de galerij.',
    failed: 'Dat lukte niet. Probeer het zo nog eens.',
    loadFailed: 'Je bestanden konden niet worden geladen.',
    empty: 'De galerij bevat geen bestanden van deze telefoon.',
    more: 'Toon eerdere',
    photo: 'Foto',
    video: 'Video',
  },
} satisfies MineMessages;
