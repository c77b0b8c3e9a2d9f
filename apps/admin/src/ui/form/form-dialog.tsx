import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type DialogProps,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useText } from '../../i18n/use-text';

interface Props {
  title: string;
  hasLongTitle?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  /** Undefined once the dialog shows a result. */
  submitText: string | undefined;
  isBusy: boolean;
  /** May return problems by field. */
  onSubmit: FormProps['onSubmit'];
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog; a result closes by its button only. */
export function FormDialog({ title, submitText, isBusy, ...more }: Props) {
  const text = useText();
  const titleId = useId();
  const { hasLongTitle, maxWidth = 'xs', onSubmit, onClose, children } = more;
  const hasResult = submitText === undefined;
  return (
    <Dialog
      open
      onClose={() => isBusy || hasResult || onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={maxWidth}
    >
      <Form noValidate disableInvalidFormNotification onSubmit={onSubmit}>
        <DialogTitle
          id={titleId}
          variant={hasLongTitle ? 'h3' : 'h2'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {text(hasResult ? 'general.close' : 'general.cancel')}
          </Button>
          {!hasResult && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {submitText}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
