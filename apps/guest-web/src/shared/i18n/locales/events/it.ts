import type { EventMessages } from '../../messages';

export const messages = {
  events: {
    title: 'Eventi',
    hint: 'La notte dell’henné o il fidanzamento sono in un altro giorno? Scriveteli qui: ogni foto va al suo evento secondo l’ora in cui è stata scattata. Gli eventi aggiunti dopo trovano anche le foto precedenti.',
    add: 'Aggiungi un evento',
    full_one: 'Potete aggiungere al massimo {{count}} evento.',
    full_many: 'Potete aggiungere al massimo {{count}} eventi.',
    full_other: 'Potete aggiungere al massimo {{count}} eventi.',
    edit: 'Modifica',
    remove: 'Elimina',
    confirmRemove: 'Eliminare “{{name}}”? Foto e video restano come sono.',
    saved: 'Salvato. Le foto stanno andando al loro posto.',
    removed: 'Evento eliminato. Le foto restano.',
    failed: 'Non è andata. Riprovate, per favore.',
    belongsTo: 'Appartiene a …',
    byMoment: 'Secondo l’ora dello scatto',
    noEvent: 'A nessun evento',
    moved: 'Fatto. Le foto sono al loro nuovo posto.',
    kind: 'Che cosa festeggiate?',
    name: 'Nome',
    ownName: 'Un nome vostro (facoltativo)',
    date: 'Giorno',
    begins: 'Inizio',
    ends: 'Fine',
    place: 'Luogo (facoltativo)',
    save: 'Salva',
    cancel: 'Annulla',
    faults: {
      name: 'Date un nome all’evento, per favore.',
      date: 'Scegliete il giorno, per favore.',
      hours:
        'La fine deve venire dopo l’inizio, o entro le 08:00 del mattino seguente.',
      taken: 'Quel giorno un altro evento inizia alla stessa ora.',
      failed: 'Non è stato possibile salvare. Riprovate, per favore.',
    },
  },
} satisfies EventMessages;
