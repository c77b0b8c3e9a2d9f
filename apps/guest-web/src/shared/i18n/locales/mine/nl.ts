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
    takeBack: 'Terugnemen',
    takeBackNow: 'Uit de galerij halen',
    confirm: 'Dit bestand uit de galerij van het bruidspaar halen?',
    hoursLeft_one: 'Je kunt het nog {{count}} uur terugnemen.',
    hoursLeft_other: 'Je kunt het nog {{count}} uur terugnemen.',
    takenBack: 'Het bestand is uit de galerij gehaald.',
    stays:
      'Het bestand staat niet meer in je lijst. Het blijft in de galerij omdat een andere gast het ook heeft gestuurd.',
    offList: 'Het bestand staat niet meer in je lijst.',
    undoOver:
      'De tijd om dit bestand terug te nemen is voorbij. Vraag het aan het bruidspaar.',
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
