/** The couple's pages beside the gallery, which does not carry their addresses. */

export const openCards = async () =>
  (await import('../features/cards/open-cards')).openCards();

export const openEvents = async () =>
  (await import('../features/events/open-events')).openEvents();

export const openVisibility = async () =>
  (await import('../features/visibility/open-visibility')).openVisibility();

export const openWalls = async () =>
  (await import('../features/remote/open-walls')).openWalls();
