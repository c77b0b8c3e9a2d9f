import type { MediaItem } from '@hatira/contract';
import { ask } from '../../../../shared/ui/dialog/ask';
import type { Scope } from './scope';
import { ScopeQuestion } from './scope-question';

/**
 * Asks whether an act holds also for the photos below, if there are any.
 * @returns the photos to act on; empty: the visitor has changed their mind
 */
export function askScope(scope: Scope): Promise<readonly MediaItem[]> {
  if (scope.below.length === 0) return Promise.resolve(scope.chosen);
  return ask((answer) => <ScopeQuestion scope={scope} onAnswer={answer} />);
}
