import type { EventMessages } from '../../messages';

export const messages = {
  events: {
    title: 'Feste',
    hint: 'Hennaabend oder Verlobung sind an einem anderen Tag? Tragt sie hier ein: Jedes Foto findet sein Fest nach der Zeit der Aufnahme. Was ihr später eintragt, findet auch frühere Fotos.',
    add: 'Fest hinzufügen',
    full_one: 'Höchstens {{count}} Fest ist möglich.',
    full_other: 'Höchstens {{count}} Feste sind möglich.',
    edit: 'Ändern',
    remove: 'Löschen',
    confirmRemove:
      '„{{name}}“ löschen? Eure Fotos und Videos bleiben, wie sie sind.',
    saved: 'Gespeichert. Die Fotos finden ihren Platz.',
    removed: 'Das Fest ist gelöscht. Die Fotos bleiben.',
    failed: 'Das ging nicht. Bitte versucht es noch einmal.',
    belongsTo: 'Gehört zu …',
    byMoment: 'Nach der Zeit der Aufnahme',
    noEvent: 'Zu keinem Fest',
    moved: 'Erledigt. Die Fotos sind an ihrem neuen Platz.',
    kind: 'Was feiert ihr?',
    name: 'Name',
    ownName: 'Eigener Name (freiwillig)',
    date: 'Tag',
    begins: 'Beginn',
    ends: 'Ende',
    place: 'Ort (freiwillig)',
    save: 'Speichern',
    cancel: 'Abbrechen',
    faults: {
      name: 'Bitte gebt dem Fest einen Namen.',
      date: 'Bitte wählt den Tag.',
      hours:
        'Das Ende muss nach dem Beginn liegen, spätestens um 08:00 am nächsten Morgen.',
      taken: 'An diesem Tag beginnt zur selben Zeit schon ein Fest.',
      failed: 'Das ließ sich nicht speichern. Bitte versucht es noch einmal.',
    },
  },
} satisfies EventMessages;
