import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { AppSetup } from './app-setup';
import { RecoveryCodes } from './recovery-codes';
import type { SecondFactorSetupState } from './use-second-factor-setup';

interface Props {
  setup: SecondFactorSetupState;
  children?: ReactNode;
}

export function SecondFactorSteps({
  setup: { setup, codes, begin, finish, cancel, keep },
  children,
}: Props) {
  const text = useText();
  if (codes) return <RecoveryCodes codes={codes} onKept={keep} />;
  if (setup)
    return <AppSetup setup={setup} onCode={finish} onCancel={cancel} />;
  return (
    children || (
      <Button variant="contained" onClick={begin}>
        {text('secondFactor.setUp')}
      </Button>
    )
  );
}
