import {
  canonicalSlug,
  type DisplayedNames,
  type NamedWedding,
} from '@hatira/contract';

/** react-admin empties fields to null. */
export interface TypedNames {
  path?: string | null;
  first?: string | null;
  second?: string | null;
  date?: string | null;
}

/** Empty fields leave the path's names and date. */
export function displayedOf({
  first,
  second,
  date,
}: TypedNames): DisplayedNames {
  const names = [first, second].flatMap((name) => name?.trim() || []);
  return {
    displayedNames: names.length > 0 ? names : null,
    displayedDate: date || null,
  };
}

/** Returns the wedding of the preview. */
export function typedWedding(typed: TypedNames): NamedWedding {
  return {
    weddingPath: canonicalSlug(typed.path ?? ''),
    ...displayedOf(typed),
  };
}
