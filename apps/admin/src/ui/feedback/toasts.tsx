import { Notification } from 'react-admin';

const SHOWN_MS = 5_000;

/** Green for what was done, red for what was not; each for 5 s (specification section 2). */
export function Toasts() {
  return (
    <Notification
      autoHideDuration={SHOWN_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      disableWindowBlurListener
      multiLine
    />
  );
}
