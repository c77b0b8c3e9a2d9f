import { ApiError } from '@hatira/api-client';
import { useQueryClient } from '@tanstack/react-query';
import type { RestResource } from '@hatira/contract';
import { useCallback } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { SUMMARY_KEY } from '../../reads/use-summary';
import { isLoggedOut } from '../../providers/auth-provider';
import { failureText } from './failure-text';
import { useSessionGuard } from './use-session-guard';

/** A query: a list, a row or the settings. */
export type Read =
  RestResource | 'settings' | 'background' | 'sessions' | 'second-factor';

interface Outcome<T> {
  /** The green toast; undefined: the page continues without one. */
  success?: string | ((result: T) => string);
  /** The red toast for a result of 0: the call succeeded without a change. */
  nothing?: string;
  /** The red toast where the server sends no text. */
  failure: string | ((error: unknown) => string);
  stale?: Read[];
  /** Failures to throw without a toast; the caller shows them. */
  isAskedAgain?: (error: unknown) => boolean;
}

export type Act = <T>(
  call: () => Promise<T>,
  outcome: Outcome<T>,
) => Promise<{ result: T } | undefined>;

/**
 * Sends a change and reports it by toast; returns the result, undefined after a
 * failure.
 */
export function useAction(): Act {
  const guard = useSessionGuard();
  const notify = useNotify();
  const language = useLocale() ?? 'tr';
  const queryClient = useQueryClient();
  return useCallback(
    async (call, { success, nothing, failure, stale = [], isAskedAgain }) => {
      try {
        const result = await guard(call());
        if (result === 0 && nothing !== undefined)
          notify(nothing, { type: 'error' });
        else if (success !== undefined)
          notify(success instanceof Function ? success(result) : success, {
            type: 'success',
          });
        // Wait for the reads: a dialog that closes earlier would focus a row
        // that disappears.
        const reads = [SUMMARY_KEY, ...stale].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        );
        await Promise.all(reads);
        return { result };
      } catch (error) {
        if (isLoggedOut(error)) return undefined;
        if (isAskedAgain?.(error)) throw error;
        const message =
          typeof failure === 'function'
            ? failure(error)
            : failureText(error, failure, language);
        notify(message, { type: 'error' });
        // Somebody else changed it first: show the new state.
        if (isOutdated(error)) await queryClient.invalidateQueries();
        return undefined;
      }
    },
    [guard, notify, language, queryClient],
  );
}

function isOutdated(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 409 || error.status === 404)
  );
}
