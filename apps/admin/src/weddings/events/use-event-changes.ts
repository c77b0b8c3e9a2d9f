import type { NewEvent } from '@hatira/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text';
import { useConfirmation } from '../../ui/confirmation/confirmation-provider';
import { useChange } from '../../ui/feedback/use-change';

export const eventsKey = (hash: number) => ['weddings', 'events', hash];

interface SavedEvent {
  /** Undefined: a new one. */
  id: string | undefined;
  event: NewEvent;
}

/** @param onSaved called when the new state is shown */
export function useEventChanges(hash: number, onSaved?: () => void) {
  const text = useText();
  const confirm = useConfirmation();
  const queryClient = useQueryClient();
  const failure = text('events.failed');
  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: eventsKey(hash) });
  const saving = useChange(
    (panel, { id, event }: SavedEvent) => panel.savePanelEvent(hash, id, event),
    {
      success: text('events.saved'),
      failure,
      onDone: () => void readAgain().then(onSaved),
    },
  );
  const removing = useChange(
    (panel, id: string) => panel.removePanelEvent(hash, id),
    {
      success: text('events.removed'),
      failure,
      onDone: () => void readAgain(),
    },
  );
  const remove = (id: string, name: string) =>
    confirm({
      title: text('events.removeTitle', { name }),
      body: text('events.removeBody'),
      run: () => removing.mutateAsync(id),
    });
  return { save: saving.mutate, isSaving: saving.isPending, remove };
}
