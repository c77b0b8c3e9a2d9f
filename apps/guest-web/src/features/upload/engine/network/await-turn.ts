import { askForTurn } from '@hatira/api-client';
import type { Turn, TurnKind } from '@hatira/contract';
import { withJitter } from '../../../../shared/lib/with-jitter';

/** Then the phone sends without a turn. */
const MOST_QUESTIONS = 500;

/**
 * Waits as the server asks, and asks again until it is the phone's turn. A
 * question without an answer ends the wait.
 */
export async function awaitTurn(
  uploadPath: string,
  given: Turn,
  kindOf: () => TurnKind,
  ask = askForTurn,
): Promise<void> {
  let turn: Turn | undefined = given;
  for (
    let count = 0;
    turn && turn.waitMs > 0 && count < MOST_QUESTIONS;
    count += 1
  ) {
    const waitMs = withJitter(turn.waitMs);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    turn = await ask(uploadPath, kindOf()).catch(() => undefined);
  }
}
