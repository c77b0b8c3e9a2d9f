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
  isAsked: boolean;
  body: string;
}

/** Asks before navigation, logout or a closed tab loses unsaved work. */
export function LeaveQuestion({ isAsked, body }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useUnloadQuestion(isAsked);
  // A mounted blocker makes the router complain about every typed address.
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
      // An ended session cannot stay.
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
    // The work finished during the question.
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

/** Holds an exit without an address until the answer. */
function useWaitingLeave() {
  const [leave, setLeave] = useState<() => void>();
  const ask = useCallback((waiting: () => void) => setLeave(() => waiting), []);
  useQuestionBeforeLeaving(ask);
  return [leave, setLeave] as const;
}

/** The browser's own question. */
function useUnloadQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
