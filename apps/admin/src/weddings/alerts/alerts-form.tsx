import {
  Box,
  Button,
  FormControlLabel,
  Switch,
  TextField,
} from '@mui/material';
import {
  ALERT_KINDS,
  isEmailAddress,
  type AlertChoice,
  type WeddingAlerts,
} from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { useChange } from '../../ui/feedback/use-change';

interface Props {
  hash: number;
  alerts: WeddingAlerts;
}

export function AlertsForm({ hash, alerts }: Props) {
  const text = useText();
  const [choice, setChoice] = useState(alerts.choice);
  const { mutate, isPending } = useChange(
    (panel, wanted: AlertChoice) => panel.changeAlerts(hash, wanted),
    {
      success: text('alerts.saved'),
      failure: text('alerts.failed'),
      stale: ['alerts'],
    },
  );
  const { kinds, mailTo } = choice;
  const isSame = JSON.stringify(choice) === JSON.stringify(alerts.choice);
  const isValid = mailTo === null || isEmailAddress(mailTo);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate(choice);
      }}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      {ALERT_KINDS.map((kind) => (
        <Choice
          key={kind}
          label={text(`alerts.kinds.${kind}`)}
          isOn={kinds.includes(kind)}
          onChange={(isOn) =>
            setChoice({
              ...choice,
              kinds: ALERT_KINDS.filter((one) =>
                one === kind ? isOn : kinds.includes(one),
              ),
            })
          }
        />
      ))}
      <Ways choice={choice} alerts={alerts} onChange={setChoice} />
      <Button
        type="submit"
        variant="outlined"
        disabled={isPending || isSame || !isValid}
        sx={{ mt: 1 }}
      >
        {text('alerts.save')}
      </Button>
    </Box>
  );
}

function Ways({
  choice,
  alerts: { server },
  onChange,
}: {
  choice: AlertChoice;
  alerts: WeddingAlerts;
  onChange: (choice: AlertChoice) => void;
}) {
  const text = useText();
  const { hasMail, mailTo, hasWebhook } = choice;
  return (
    <>
      <Choice
        label={text(server.canMail ? 'alerts.mail' : 'alerts.noMail')}
        isOn={hasMail && server.canMail}
        isDisabled={!server.canMail}
        onChange={(isOn) => onChange({ ...choice, hasMail: isOn })}
      />
      {hasMail && server.canMail && (
        <TextField
          type="email"
          size="small"
          fullWidth
          label={text('alerts.mailTo')}
          value={mailTo ?? ''}
          error={mailTo !== null && !isEmailAddress(mailTo)}
          helperText={
            server.mailTo
              ? text('alerts.mailDefault', { address: server.mailTo })
              : text('alerts.mailNone')
          }
          onChange={({ target }) =>
            onChange({ ...choice, mailTo: target.value.trim() || null })
          }
          slotProps={{ htmlInput: { maxLength: 254 } }}
          sx={{ maxWidth: 420 }}
        />
      )}
      <Choice
        label={text(server.hasWebhook ? 'alerts.webhook' : 'alerts.noWebhook')}
        isOn={hasWebhook && server.hasWebhook}
        isDisabled={!server.hasWebhook}
        onChange={(isOn) => onChange({ ...choice, hasWebhook: isOn })}
      />
    </>
  );
}

function Choice({
  label,
  isOn,
  isDisabled = false,
  onChange,
}: {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <FormControlLabel
      label={label}
      disabled={isDisabled}
      control={
        <Switch checked={isOn} onChange={(_, checked) => onChange(checked)} />
      }
    />
  );
}
