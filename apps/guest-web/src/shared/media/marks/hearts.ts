import type { MarkPartner } from '@hatira/contract';

/** As given: a `shared` heart is one of both partners. */
export type Hearts = Readonly<Record<MarkPartner, boolean>>;

/** The server's rule: of a taken back heart of both, the other partner keeps theirs. */
export function withHeart(
  hearts: Hearts,
  partner: MarkPartner,
  heart: boolean,
): Hearts {
  const isDivided = !heart && hearts.shared && partner !== 'shared';
  const before = isDivided
    ? { first: true, second: true, shared: false }
    : hearts;
  return { ...before, [partner]: heart };
}
