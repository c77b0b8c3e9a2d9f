import Close from '@mui/icons-material/Close';
import { Alert, Button, IconButton, keyframes } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { LinkBase, useTranslate, type NotificationPayload } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { lightPalette } from '../../theme/palette';

const SHOWN_MS = 5_000;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The page of the message's item. */
export interface ToastLink {
  to: string;
  label: string;
  /** The name for screen readers. */
  name: string;
}

interface Props {
  notification: NotificationPayload;
  /** Called after 5 s or when the toast is closed. */
  onGone: () => void;
}

/** Shows one message; `toasts.tsx` decides how it is read out. */
export function Toast({
  notification: { message, notificationOptions, type },
  onGone,
}: Props) {
  const text = useText();
  const translate = useTranslate();
  // Dark mode's default colours are pale.
  const { main, contrastText } =
    lightPalette[type === 'success' || type === 'error' ? type : 'info'];
  const gone = useEffectEvent(onGone);
  const link = notificationOptions?.link as ToastLink | undefined;
  useEffect(() => {
    const timer = setTimeout(gone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert
      role="none"
      variant="filled"
      severity={type}
      data-toast={type}
      sx={{
        bgcolor: main,
        color: contrastText,
        pointerEvents: 'auto',
        width: 'fit-content',
        maxWidth: 'min(100%, 560px)',
        mx: 'auto',
        mb: 1.5,
        boxShadow: 6,
        overflowWrap: 'anywhere',
        animation: `${rise} 200ms ease-out`,
      }}
      action={
        <>
          {link && (
            <Button
              size="small"
              color="inherit"
              component={LinkBase}
              to={link.to}
              aria-label={link.name}
              onClick={onGone}
              sx={{ textDecoration: 'underline' }}
            >
              {link.label}
            </Button>
          )}
          <IconButton
            size="small"
            color="inherit"
            aria-label={text('general.closeToast')}
            onClick={onGone}
          >
            <Close fontSize="small" />
          </IconButton>
        </>
      }
    >
      {typeof message === 'string'
        ? translate(
            message,
            notificationOptions?.messageArgs as Record<string, unknown>,
          )
        : message}
    </Alert>
  );
}
