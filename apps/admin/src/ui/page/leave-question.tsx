import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useBlocker } from 'react-admin';
import { useText } from '../../i18n/use-text';

interface Props {
  /** Whether something would be lost now. */
  isAsked: boolean;
  /** What. */
  body: string;
}

/** Asks before the page is left while something would be lost: within the panel, and by closing the tab. */
export function LeaveQuestion({ isAsked, body }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useUnloadQuestion(isAsked);
  // While it listens the router complains of every address that is typed by hand: it does so only when it must.
  return isAsked || isOpen ? <LeaveDialog isAsked={isAsked} body={body} onOpen={setIsOpen} /> : null;
}

function LeaveDialog({ isAsked, body, onOpen }: Props & { onOpen: (isOpen: boolean) => void }) {
  const text = useText();
  const titleId = useId();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      // Whose session has ended cannot stay.
      isAsked && there.pathname !== '/login' && (there.pathname !== here.pathname || there.search !== here.search),
  );
  const isOpen = state === 'blocked';
  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);
  useEffect(() => {
    // It is done meanwhile: nothing is lost any more.
    if (isOpen && !isAsked) proceed?.();
  }, [isOpen, isAsked, proceed]);
  return (
    <Dialog open={isOpen} onClose={reset} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{text('general.leaveTitle')}</DialogTitle>
      <DialogContent>
        <Typography>{body}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={proceed}>
          {text('general.leave')}
        </Button>
        <Button variant="contained" onClick={reset}>
          {text('general.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The browser's own question: its words are the browser's. */
function useUnloadQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
