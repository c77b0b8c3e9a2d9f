import type { OwnIdentity } from '@hatira/api-client';
import type { SecondFactorSetup as Setup } from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { isProofRefused } from '../ui/account/proof';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange, type Read } from '../ui/feedback/use-change';
import { usePageFocusAfter } from '../ui/page/focus-page';

interface Options {
  hasOne: boolean;
  onDone?: () => void;
}

/** Sets up a second factor: password, first code, recovery codes. */
export function useSecondFactorSetup({ hasOne, onDone }: Options) {
  const text = useText();
  const confirm = useConfirmation();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  const { beginning, renewal, confirmation } = useSetupChanges(
    setSetup,
    setCodes,
  );
  // The focused button is gone.
  usePageFocusAfter(setup !== undefined);
  usePageFocusAfter(codes !== undefined);
  const ask = (
    run: (identity: OwnIdentity) => Promise<unknown>,
    question: { title: string; body: string },
  ) =>
    confirm({
      ...question,
      asks: hasOne ? 'password and code' : 'password',
      run: ({ currentPassword, code }) =>
        run({ currentPassword, code: code || undefined }),
    });
  const begin = () =>
    ask(beginning.mutateAsync, {
      title: text(hasOne ? 'secondFactor.replace' : 'secondFactor.setUp'),
      body: text(
        hasOne ? 'secondFactor.replaceBody' : 'secondFactor.setUpBody',
      ),
    });
  const renew = () =>
    ask(renewal.mutateAsync, {
      title: text('secondFactor.newCodes'),
      body: text('secondFactor.newCodesBody'),
    });
  const finish = async (code: string) => {
    try {
      await confirmation.mutateAsync(code);
    } catch (error) {
      if (isProofRefused(error)) throw error;
    }
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

/** Asks again after a refused proof, without a toast. */
function useSetupChanges(
  onSetup: (setup: Setup) => void,
  onCodes: (codes: string[]) => void,
) {
  const failure = useText()('secondFactor.failed');
  const stale: Read[] = ['second-factor'];
  const outcome = { failure, stale, isProven: true };
  return {
    beginning: useChange(
      (panel, identity: OwnIdentity) => panel.beginSecondFactor(identity),
      { ...outcome, onDone: onSetup },
    ),
    renewal: useChange(
      (panel, identity: OwnIdentity) => panel.renewRecoveryCodes(identity),
      { ...outcome, onDone: onCodes },
    ),
    confirmation: useChange(
      (panel, code: string) => panel.confirmSecondFactor(code),
      { ...outcome, stale: [...stale, 'sessions', 'staff'], onDone: onCodes },
    ),
  };
}
