import { ApiError } from '@hatira/api-client';
import type { RestResource } from '@hatira/contract';
import {
  useMutation,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useLocale, useNotify } from 'react-admin';
import { isLoggedOut } from '../../providers/auth-provider';
import type { PanelDataProvider } from '../../providers/data-provider';
import { usePanel } from '../../providers/use-panel';
import { readAgain } from '../../reads/read-again';
import { SUMMARY_KEY } from '../../reads/use-summary';
import { isProofRefused } from '../account/proof';
import { failureText } from './failure-text';
import type { ToastLink } from './toast';

/** A list, a row or the settings. */
export type Read =
  | RestResource
  | 'settings'
  | 'testimonials'
  | 'background'
  | 'wifi'
  | 'alerts'
  | 'today'
  | 'sessions'
  | 'second-factor';

interface Outcome<Result, Values> {
  /** Green; undefined: no toast. */
  success?: string | ((result: Result, values: Values) => string);
  /** The link in the green toast. */
  link?: (result: Result) => ToastLink;
  /** Red, for a result of 0: no change. */
  nothing?: string;
  /** Red, without a text of the server. */
  failure: string | ((error: Error, values: Values) => string);
  stale?: Read[];
  /** Leaves a refused proof to its dialog. */
  isProven?: boolean;
  /** Called after success and reads, even when the caller is gone. */
  onDone?: (result: Result, values: Values) => void;
}

/**
 * A mutation with toasts. Pass every decision of the user as its values: the
 * caller may render again before the answer to a question.
 */
export function useChange<Result, Values = void>(
  change: (panel: PanelDataProvider, values: Values) => Promise<Result>,
  outcome: Outcome<Result, Values>,
): UseMutationResult<Result, Error, Values> {
  const panel = usePanel();
  const notify = useNotify();
  const language = useLocale() ?? 'tr';
  const queryClient = useQueryClient();
  const { success, nothing, failure, stale = [], isProven, onDone } = outcome;
  return useMutation({
    mutationFn: (values: Values) => change(panel, values),
    onSuccess: async (result, values) => {
      if (result === 0 && nothing !== undefined)
        notify(nothing, { type: 'error' });
      else if (success !== undefined)
        notify(
          success instanceof Function ? success(result, values) : success,
          { type: 'success', link: outcome.link?.(result) },
        );
      // A dialog that closes before the reads would focus a row that
      // disappears.
      const reads = [SUMMARY_KEY, ...stale].map((key) =>
        readAgain(queryClient, key),
      );
      await Promise.all(reads);
      onDone?.(result, values);
    },
    onError: async (error, values) => {
      if (isLoggedOut(error) || (isProven && isProofRefused(error))) return;
      const message =
        failure instanceof Function
          ? failure(error, values)
          : failureText(error, failure, language);
      notify(message, { type: 'error' });
      // Changed by somebody else: show the new state.
      if (isOutdated(error)) await readAgain(queryClient);
    },
  });
}

function isOutdated(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 409 || error.status === 404)
  );
}
