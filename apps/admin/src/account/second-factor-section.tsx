import { Alert, Box, Button, Chip, Typography } from '@mui/material';
import type { SecondFactorState } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { usePanel } from '../providers/use-panel';
import type { Proof } from '../ui/account/proof';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange } from '../ui/feedback/use-change';
import { formatMoment } from '../ui/format';
import { Section } from '../ui/page/section';
import { ReadState } from '../ui/page/read-state';
import { SecondFactorSteps } from './second-factor-steps';
import { useSecondFactorSetup } from './use-second-factor-setup';

const FEW_CODES = 3;

export function SecondFactorSection() {
  const text = useText();
  const panel = usePanel();
  const read = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => panel.fetchSecondFactor(signal),
  });
  const { data } = read;
  const isOn = data !== undefined && data.enabledAt !== null;
  return (
    <Section
      title={text('secondFactor.title')}
      aside={
        data && (
          <Chip
            size="small"
            color={isOn ? 'success' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            label={text(isOn ? 'secondFactor.on' : 'secondFactor.off')}
          />
        )
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text('secondFactor.about')}
      </Typography>
      {data && <Factor state={data} />}
      <ReadState read={read} unread={text('secondFactor.loadFailed')} />
    </Section>
  );
}

function Factor({ state }: { state: SecondFactorState }) {
  const setup = useSecondFactorSetup({ hasOne: state.enabledAt !== null });
  return (
    <SecondFactorSteps setup={setup}>
      {state.enabledAt !== null && (
        <FactorActions
          state={state}
          onReplace={setup.begin}
          onNewCodes={setup.renew}
          since={state.enabledAt}
        />
      )}
    </SecondFactorSteps>
  );
}

interface Props {
  state: SecondFactorState;
  since: string;
  onReplace: () => void;
  onNewCodes: () => void;
}

function FactorActions({
  state: { isRequired, recoveryCodesLeft },
  since,
  onReplace,
  onNewCodes,
}: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const turnOff = useTurningOff();
  const left = text('secondFactor.left', { smart_count: recoveryCodesLeft });
  return (
    <>
      <Typography>
        {text('secondFactor.since', { date: formatMoment(since, language) })}
      </Typography>
      {recoveryCodesLeft < FEW_CODES ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {left} {text('secondFactor.few')}
        </Alert>
      ) : (
        <Typography color="textSecondary">{left}</Typography>
      )}
      {isRequired && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {text('secondFactor.required')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={onNewCodes}>
          {text('secondFactor.newCodes')}
        </Button>
        <Button variant="outlined" onClick={onReplace}>
          {text('secondFactor.replace')}
        </Button>
        {!isRequired && (
          <Button color="error" onClick={turnOff}>
            {text('secondFactor.turnOff')}
          </Button>
        )}
      </Box>
    </>
  );
}

function useTurningOff(): () => void {
  const text = useText();
  const confirm = useConfirmation();
  const { mutateAsync } = useChange(
    (panel, proof: Proof) => panel.disableSecondFactor(proof),
    {
      success: text('secondFactor.disabled'),
      failure: text('secondFactor.failed'),
      stale: ['second-factor', 'staff'],
      isProven: true,
    },
  );
  return () =>
    confirm({
      title: text('secondFactor.turnOffTitle'),
      body: text('secondFactor.turnOffBody'),
      asks: 'password and code',
      run: mutateAsync,
    });
}
