import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  type OwnIdentity,
} from '@hatira/api-client';
import type { SecondFactorSetup as Setup } from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { isProofRefused } from '../ui/account/proof';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useAction, type Read } from '../ui/feedback/use-action';
import { usePageFocusAfter } from '../ui/page/focus-page';

interface Options {
  hasOne: boolean;
  onDone?: () => void;
}

/**
 * Sets up a second factor: own password, first code of the app, recovery codes.
 */
export function useSecondFactorSetup({ hasOne, onDone }: Options) {
  const text = useText();
  const { send, sendProven } = useSecondFactorCalls(hasOne);
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  // The focused button disappears with its step.
  usePageFocusAfter(setup !== undefined);
  usePageFocusAfter(codes !== undefined);
  const begin = () =>
    sendProven(beginSecondFactor, setSetup, {
      title: text(hasOne ? 'secondFactor.replace' : 'secondFactor.setUp'),
      body: text(
        hasOne ? 'secondFactor.replaceBody' : 'secondFactor.setUpBody',
      ),
    });
  const renew = () =>
    sendProven(renewRecoveryCodes, setCodes, {
      title: text('secondFactor.newCodes'),
      body: text('secondFactor.newCodesBody'),
    });
  const finish = async (code: string) => {
    const done = await send(
      () => confirmSecondFactor(code),
      ['second-factor', 'sessions', 'staff'],
    );
    if (done) setCodes(done.result);
    setSetup(undefined);
  };
  const cancel = () => setSetup(undefined);
  const keep = () => {
    setCodes(undefined);
    onDone?.();
  };
  return { setup, codes, begin, renew, finish, cancel, keep };
}

export type SecondFactorSetupState = ReturnType<typeof useSecondFactorSetup>;

/**
 * Shows failures as toasts, except a refused proof, which is asked for again.
 */
function useSecondFactorCalls(hasOne: boolean) {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  const send = <T>(call: () => Promise<T>, stale: Read[]) =>
    act(call, {
      failure: text('secondFactor.failed'),
      stale,
      isAskedAgain: isProofRefused,
    });
  const sendProven = <T>(
    call: (identity: OwnIdentity) => Promise<T>,
    onResult: (result: T) => void,
    question: { title: string; body: string },
  ) =>
    confirm({
      ...question,
      asks: hasOne ? 'password and code' : 'password',
      run: async ({ currentPassword, code }) => {
        const done = await send(
          () => call({ currentPassword, code: code || undefined }),
          ['second-factor'],
        );
        if (done) onResult(done.result);
      },
    });
  return { send, sendProven };
}
