import { Box, Button, Typography } from '@mui/material';
import type { DayWedding, WeddingTrouble } from '@hatira/contract';
import { LinkBase, useLocale } from 'react-admin';
import { failureWords } from '../control-room/failure-words';
import { useText, type Text } from '../i18n/use-text';
import { formatCount } from '../ui/format';
import { useWeddingSwitch } from '../weddings/use-wedding-switch';

interface Props {
  trouble: WeddingTrouble;
  wedding: DayWedding;
}

/** A trouble of a wedding, the help that staff can give, and the button for it. */
export function TroubleLine({ trouble, wedding }: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const advice = adviceOf(trouble, text);
  return (
    <Box
      sx={{
        mt: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography color="error" sx={{ fontWeight: 600 }}>
          {reasonOf(trouble, text, language)}
        </Typography>
        {advice && <Typography variant="body2">{advice}</Typography>}
      </Box>
      <MendButton kind={trouble.kind} wedding={wedding} />
    </Box>
  );
}

function reasonOf(
  { kind, guests = 0, files = 0, code = '' }: WeddingTrouble,
  text: Text,
  language: string,
): string {
  const counted = (smart_count: number) => ({
    smart_count,
    count: formatCount(smart_count, language),
  });
  if (kind === 'refused')
    return text('today.reasons.refused', {
      ...counted(guests),
      reason: text(failureWords(code).reason, { code }),
    });
  if (kind === 'closed' && guests > 0)
    return text('today.reasons.knocking', counted(guests));
  if (kind === 'unreadable')
    return text('today.reasons.unreadable', counted(files));
  return text(`today.reasons.${kind}`);
}

function adviceOf({ kind, code = '' }: WeddingTrouble, text: Text) {
  if (kind === 'refused') return text(failureWords(code).advice);
  if (kind === 'silent' || kind === 'quiet')
    return text(`today.advice.${kind}`);
  return undefined;
}

function MendButton({
  kind,
  wedding,
}: {
  kind: WeddingTrouble['kind'];
  wedding: DayWedding;
}) {
  const text = useText();
  const turn = useWeddingSwitch();
  const action = text(`today.mend.${kind}`);
  const name = text('weddings.actionFor', {
    action,
    wedding: wedding.weddingPath,
  });
  const look = {
    variant: 'outlined',
    size: 'small',
    'aria-label': name,
  } as const;
  if (kind === 'closed')
    return (
      <Button {...look} variant="contained" onClick={() => turn(wedding)}>
        {action}
      </Button>
    );
  return (
    <Button {...look} component={LinkBase} to={placeOf(kind, wedding)}>
      {action}
    </Button>
  );
}

/** Where staff mend it. */
function placeOf(kind: WeddingTrouble['kind'], { hash }: DayWedding): string {
  const page = `/weddings/${hash}/show`;
  if (kind === 'unreadable') {
    const filter = JSON.stringify({ weddingHash: hash, processing: 'failed' });
    return `/media?filter=${encodeURIComponent(filter)}`;
  }
  if (kind === 'refused') return page;
  return kind === 'silent' ? `${page}/page` : `${page}/evening`;
}
