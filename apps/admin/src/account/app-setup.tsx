import { Box, Button, Typography } from '@mui/material';
import type { SecondFactorSetup } from '@hatira/contract';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { CodeField } from '../ui/account/code-field';
import { proofProblems } from '../ui/account/proof';
import { useCopy } from '../ui/feedback/use-copy';

interface Props {
  setup: SecondFactorSetup;
  /** Rejects for a wrong code. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

export function AppSetup({ setup: { key, uri, qr }, onCode, onCancel }: Props) {
  const text = useText();
  const { code, change, problem, isBusy, field, submit } = useFirstCode(onCode);
  return (
    <Box
      component="form"
      noValidate
      aria-label={text('secondFactor.setUp')}
      tabIndex={-1}
      data-next-place
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ outline: 'none' }}
    >
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 2.5 }}>
        <Step>{text('secondFactor.install')}</Step>
        <Step title={text('secondFactor.scan')}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2.5,
              mt: 1.5,
              alignItems: 'center',
            }}
          >
            <Box
              sx={{
                bgcolor: '#fff',
                p: 1,
                borderRadius: 1,
                border: 1,
                borderColor: 'divider',
                lineHeight: 0,
              }}
            >
              <Box
                component="img"
                src={qr}
                alt={text('secondFactor.qrAlt')}
                sx={{ width: 184, height: 184 }}
              />
            </Box>
            <Key value={key} uri={uri} />
          </Box>
        </Step>
        <Step title={text('secondFactor.enter')}>
          <Box sx={{ maxWidth: 260, mt: 1.5 }}>
            <CodeField
              value={code}
              problem={problem}
              isBusy={isBusy}
              inputRef={field}
              onChange={change}
            />
          </Box>
        </Step>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button
          type="submit"
          variant="contained"
          disabled={code.trim() === ''}
          aria-busy={isBusy}
        >
          {text('secondFactor.confirm')}
        </Button>
        <Button color="inherit" disabled={isBusy} onClick={onCancel}>
          {text('general.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

function Step({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <li>
      <Typography component="span">{title ?? children}</Typography>
      {title !== undefined && children}
    </li>
  );
}

/** The key for a device without a camera, in groups of four, and a link. */
function Key({ value, uri }: { value: string; uri: string }) {
  const text = useText();
  const copy = useCopy();
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {text('secondFactor.key')}
      </Typography>
      <Typography
        component="code"
        sx={{
          display: 'block',
          my: 1,
          fontFamily: 'monospace',
          fontSize: '1.0625rem',
        }}
      >
        {value.match(/.{1,4}/g)?.join(' ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => void copy(value)}
        >
          {text('general.copy')}
        </Button>
        <Button size="small" color="inherit" component="a" href={uri}>
          {text('secondFactor.openApp')}
        </Button>
      </Box>
    </Box>
  );
}

function useFirstCode(onCode: (code: string) => Promise<void>) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || code.trim() === '') return;
    setBusy(true);
    try {
      await onCode(code.trim());
    } catch (error) {
      const problems = proofProblems(error, text, language);
      setProblem(problems.code ?? problems.currentPassword);
      setBusy(false);
      field.current?.select();
    }
  };
  const change = (typed: string) => {
    setCode(typed);
    setProblem(undefined);
  };
  return { code, change, problem, isBusy, field, submit };
}
