import { useQueryClient } from '@tanstack/react-query';
import type { PanelWedding } from '@hatira/contract';
import { useCallback } from 'react';
import { FIXED, switchedManyText, switchedText } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { AffectedList } from '../ui/confirmation/affected-list';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange } from '../ui/feedback/use-change';

interface WeddingsPage {
  data: PanelWedding[];
}

type SwitchedWedding = Pick<PanelWedding, 'hash' | 'isEnabled' | 'weddingPath'>;

/** Switches a wedding's uploads after a typed word. */
export function useWeddingSwitch(): (wedding: SwitchedWedding) => void {
  const text = useText();
  const confirm = useConfirmation();
  const update = useLocalUpdate();
  const { mutateAsync } = useChange(
    (
      panel,
      { wedding, enabled }: { wedding: SwitchedWedding; enabled: boolean },
    ) => panel.toggleWedding(wedding.weddingPath, enabled),
    {
      success: (_, { wedding, enabled }) =>
        switchedText(wedding.weddingPath, enabled),
      failure: FIXED.toggleFailed,
      stale: ['today'],
      onDone: (_, { wedding, enabled }) => update([wedding.hash], enabled),
    },
  );
  return (wedding) => {
    const enabled = !wedding.isEnabled;
    confirm({
      title: text(enabled ? 'weddings.enableTitle' : 'weddings.disableTitle'),
      body: text(enabled ? 'weddings.enableBody' : 'weddings.disableBody', {
        wedding: wedding.weddingPath,
      }),
      word: enabled ? 'enable' : 'disable',
      run: () => mutateAsync({ wedding, enabled }),
    });
  };
}

/** Does the same for many; `onDone` runs after success. */
export function useManyWeddingsSwitch(
  onDone: () => void,
): (weddings: PanelWedding[], enabled: boolean) => void {
  const text = useText();
  const confirm = useConfirmation();
  const update = useLocalUpdate();
  const { mutateAsync } = useChange(
    (panel, { hashes, enabled }: { hashes: number[]; enabled: boolean }) =>
      panel.toggleWeddings(hashes, enabled),
    {
      success: (changed, { enabled }) => switchedManyText(changed, enabled),
      nothing: text('general.nothingChanged'),
      failure: FIXED.toggleFailed,
      onDone: (_, { hashes, enabled }) => {
        update(hashes, enabled);
        onDone();
      },
    },
  );
  return (weddings, enabled) =>
    confirm({
      title: text(enabled ? 'weddings.bulkEnable' : 'weddings.bulkDisable'),
      body: (
        <>
          {text(
            enabled ? 'weddings.bulkEnableBody' : 'weddings.bulkDisableBody',
            { smart_count: weddings.length },
          )}
          <AffectedList names={weddings.map((each) => each.weddingPath)} />
        </>
      ),
      word: enabled ? 'enable' : 'disable',
      run: () =>
        mutateAsync({ hashes: weddings.map(({ hash }) => hash), enabled }),
    });
}

/** Updates lists without a new read (specification section 4). */
function useLocalUpdate(): (hashes: number[], isEnabled: boolean) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (hashes, isEnabled) => {
      const change = (wedding: PanelWedding) =>
        hashes.includes(wedding.hash) ? { ...wedding, isEnabled } : wedding;
      queryClient.setQueriesData<WeddingsPage>(
        { queryKey: ['weddings', 'getList'] },
        (page) => page && { ...page, data: page.data.map(change) },
      );
      queryClient.setQueriesData<PanelWedding>(
        { queryKey: ['weddings', 'getOne'] },
        (wedding) => wedding && change(wedding),
      );
    },
    [queryClient],
  );
}
