import type { OwnIdentity } from '@hatira/api-client';
import type { SecondFactorSetup as Setup } from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { isProofRefused, type Proof } from '../ui/account/proof';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange, type Read } from '../ui/feedback/use-change';
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
  const confirm = useConfirmation();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  const beginning = useChange(
    (panel, identity: OwnIdentity) => panel.beginSecondFactor(identity),
    { ...useOutcome(), onDone: setSetup },
  );
  const renewal = useChange(
    (panel, identity: OwnIdentity) => panel.renewRecoveryCodes(identity),
    { ...useOutcome(), onDone: setCodes },
  );
  const confirmation = useChange(
    (panel, code: string) => panel.confirmSecondFactor(code),
    { ...useOutcome('sessions', 'staff'), onDone: setCodes },
  );
  // The focused button disappears with its step.
  usePageFocusAfter(setup !== undefined);
  usePageFocusAfter(codes !== undefined);
  const asks = hasOne ? 'password and code' : 'password';
  const begin = () =>
    confirm({
      title: text(hasOne ? 'secondFactor.replace' : 'secondFactor.setUp'),
      body: text(
        hasOne ? 'secondFactor.replaceBody' : 'secondFactor.setUpBody',
      ),
      asks,
      run: (proof) => beginning.mutateAsync(identityOf(proof)),
    });
  const renew = () =>
    confirm({
      title: text('secondFactor.newCodes'),
      body: text('secondFactor.newCodesBody'),
      asks,
      run: (proof) => renewal.mutateAsync(identityOf(proof)),
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

/**
 * Shows failures as toasts, except a refused proof, which is asked for again.
 */
function useOutcome(...others: Read[]) {
  const failure = useText()('secondFactor.failed');
  const stale: Read[] = ['second-factor', ...others];
  return { failure, stale, isProven: true };
}

function identityOf({ currentPassword, code }: Proof): OwnIdentity {
  return { currentPassword, code: code || undefined };
}
