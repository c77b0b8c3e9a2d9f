import type { MarkPartner, Verdict } from '@hatira/contract';

/** As given: a `shared` choice is one of both partners. */
export type Answers = Readonly<Record<MarkPartner, Verdict | undefined>>;

export const NO_ANSWERS: Answers = {
  first: undefined,
  second: undefined,
  shared: undefined,
};

const OTHER = { first: 'second', second: 'first' } as const;

/** The server's rule: of a taken back choice of both, the other partner keeps theirs. */
export function withAnswer(
  answers: Answers,
  partner: MarkPartner,
  verdict: Verdict | null,
): Answers {
  const isDivided =
    partner !== 'shared' && verdict !== 'keep' && answers.shared === 'keep';
  return {
    ...answers,
    ...(isDivided && { [OTHER[partner]]: 'keep', shared: undefined }),
    [partner]: verdict ?? undefined,
  };
}

/** A choice of both is one of each partner, and the choices of each are one of both. */
export function answerOf(
  answers: Answers,
  partner: MarkPartner,
): Verdict | undefined {
  const { first, second, shared } = answers;
  if (partner === 'shared')
    return (
      shared ?? (first === 'keep' && second === 'keep' ? 'keep' : undefined)
    );
  return shared === 'keep' ? 'keep' : answers[partner];
}
