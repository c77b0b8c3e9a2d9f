import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { useBlocker } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useQuestionBeforeLeaving } from './leave-guard';

interface Props {
  /** Whether something would be lost now. */
  isAsked: boolean;
  /** What. */
  body: string;
}

/** Asks before the page is left while something would be lost: within the panel, by logging out, by closing the tab. */
export function LeaveQuestion({ isAsked, body }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useUnloadQuestion(isAsked);
  // While it listens the router complains of every address that is typed by hand: it does so only when it must.
  return isAsked || isOpen ? (
    <LeaveDialog isAsked={isAsked} body={body} onOpen={setIsOpen} />
  ) : null;
}

function LeaveDialog({
  isAsked,
  body,
  onOpen,
}: Props & { onOpen: (isOpen: boolean) => void }) {
  const text = useText();
  const titleId = useId();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      // Whose session has ended cannot stay.
      isAsked &&
      there.pathname !== '/login' &&
      (there.pathname !== here.pathname || there.search !== here.search),
  );
  const [leave, setLeave] = useWaitingLeave();
  const isOpen = state === 'blocked' || leave !== undefined;
  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);
  const stay = () => {
    setLeave(undefined);
    reset?.();
  };
  const go = () => {
    setLeave(undefined);
    (leave ?? proceed)?.();
  };
  const goAfterAll = useEffectEvent(go);
  useEffect(() => {
    // It is done meanwhile: nothing is lost any more.
    if (isOpen && !isAsked) goAfterAll();
  }, [isOpen, isAsked]);
  return (
    <Dialog
      open={isOpen}
      onClose={stay}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{text('general.leaveTitle')}</DialogTitle>
      <DialogContent>
        <Typography>{body}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={go}>
          {text('general.leave')}
        </Button>
        <Button variant="contained" onClick={stay}>
          {text('general.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A way out that is no address, such as logging out, and waits for the answer. */
function useWaitingLeave() {
  const [leave, setLeave] = useState<() => void>();
  const ask = useCallback((waiting: () => void) => setLeave(() => waiting), []);
  useQuestionBeforeLeaving(ask);
  return [leave, setLeave] as const;
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
