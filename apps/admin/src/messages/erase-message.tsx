import DeleteForever from '@mui/icons-material/DeleteForever';
import { Button } from '@mui/material';
import type { PanelContactMessage } from '@hatira/contract';
import { useText } from '../i18n/use-text';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange } from '../ui/feedback/use-change';

/** Erases a message for a data subject, after the sender's typed address. */
export function EraseMessage({
  message: { id, name, email },
}: {
  message: PanelContactMessage;
}) {
  const text = useText();
  const confirm = useConfirmation();
  const { mutateAsync } = useChange((panel) => panel.eraseMessage(id, email), {
    success: text('messages.erased', { name }),
    failure: text('messages.eraseFailed'),
    stale: ['contact-messages'],
  });
  const erase = () =>
    confirm({
      title: text('messages.erase'),
      body: text('messages.eraseBody', { name, email }),
      word: email,
      run: () => mutateAsync(),
    });
  return (
    <Button
      size="small"
      variant="outlined"
      color="error"
      startIcon={<DeleteForever />}
      onClick={erase}
    >
      {text('messages.erase')}
    </Button>
  );
}
