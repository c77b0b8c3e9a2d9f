/** The couples' names, by the scene of their picture. */
export const COUPLES = {
  bosphorus: 'Elif & Can',
  tuscany: 'Giulia & Marco',
  cappadocia: 'Zeynep & Emre',
  aegean: 'Ελένη & Νίκος',
  garden: 'Sophie & James',
  baku: 'Ləman & Orxan',
  lake: 'Anna & Lukas',
  steppe: 'Айгерім & Данияр',
} as const;
export type Scene = keyof typeof COUPLES;
