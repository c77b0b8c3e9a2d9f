import { ApiError } from '@hatira/api-client';
import { useQueryClient } from '@tanstack/react-query';
import type { RestResource } from '@hatira/contract';
import { useCallback } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { SUMMARY_KEY } from '../../reads/use-summary';
import { isLoggedOut } from '../../providers/auth-provider';
import { failureText } from './failure-text';
import { useSessionGuard } from './use-session-guard';

/** What the panel has read: lists, rows and the settings. */
export type Read =
  RestResource | 'settings' | 'background' | 'sessions' | 'second-factor';

interface Outcome<T> {
  /** The green toast; none where the page itself goes on. */
  success?: string | ((result: T) => string);
  /** The red toast where the call went well and has changed nothing: its result is 0. */
  nothing?: string;
  /** The red toast where the server gives no text. */
  failure: string | ((error: unknown) => string);
  /** Lists and rows that are no longer true, and are read again. */
  stale?: Read[];
  /** Failures that are thrown on, without a toast: the caller shows them where they belong. */
  isAskedAgain?: (error: unknown) => boolean;
}

export type Act = <T>(
  call: () => Promise<T>,
  outcome: Outcome<T>,
) => Promise<{ result: T } | undefined>;

/** Sends one change and tells how it went; gives what the call gave, undefined when it failed. */
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
        // Done is only when it is seen: a dialog that closes before a row has gone would give the row the focus back.
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
        // Somebody else was quicker: what they have done is read.
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
