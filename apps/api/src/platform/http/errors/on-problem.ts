import { catchError, type MonoTypeOperatorFunction } from 'rxjs';
import type { Problem } from './problem.js';
import { toProblem } from './to-problem.js';

/**
 * Lets an interceptor look at the problem of a failed handler. Passes on the
 * problem in place of the error, so that each error is converted once.
 */
export function onProblem<T>(
  look: (problem: Problem) => Promise<void> | void,
): MonoTypeOperatorFunction<T> {
  return catchError(async (error: unknown): Promise<never> => {
    const problem = toProblem(error);
    await look(problem);
    throw problem;
  });
}
