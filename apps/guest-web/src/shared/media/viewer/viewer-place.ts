import type { MediaKind } from '@hatira/api-client';

/** `videos/{id}`, after the address's `#`. */
export interface ViewerPlace {
  kind: MediaKind;
  /** Undefined: the first item. */
  id?: string | undefined;
}

export const KINDS = [
  'all',
  'images',
  'videos',
] as const satisfies readonly MediaKind[];

/** Treats an unknown hash as the start. */
export function parsePlace(hash: string): ViewerPlace {
  const [kind = '', id] = hash.replace(/^#/, '').split('/');
  return isKind(kind) ? { kind, ...(id && { id }) } : { kind: 'all' };
}

export function formatPlace({ kind, id }: ViewerPlace): string {
  if (id !== undefined) return `#${kind}/${id}`;
  return kind === 'all' ? '' : `#${kind}`;
}

function isKind(text: string): text is MediaKind {
  return (KINDS as readonly string[]).includes(text);
}
