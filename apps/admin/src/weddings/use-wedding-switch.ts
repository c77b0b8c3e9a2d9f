import { useQueryClient } from '@tanstack/react-query';
import { toggleWedding, toggleWeddings } from '@hatira/api-client';
import type { PanelWedding } from '@hatira/contract';
import { useCallback } from 'react';
import { FIXED, switchedManyText, switchedText } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useAction } from '../ui/feedback/use-action';

interface WeddingsPage {
  data: PanelWedding[];
}

/** Enables or disables a wedding's uploads, after its word is typed. */
export function useWeddingSwitch(): (wedding: PanelWedding) => void {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  const update = useLocalUpdate();
  return ({ hash, isEnabled, weddingPath }) => {
    const enabled = !isEnabled;
    confirm({
      title: text(enabled ? 'weddings.enableTitle' : 'weddings.disableTitle'),
      body: text(enabled ? 'weddings.enableBody' : 'weddings.disableBody', {
        wedding: weddingPath,
      }),
      word: enabled ? 'enable' : 'disable',
      run: async () => {
        const done = await act(() => toggleWedding(weddingPath, enabled), {
          success: switchedText(weddingPath, enabled),
          failure: FIXED.toggleFailed,
        });
        if (done) update([hash], enabled);
      },
    });
  };
}

/** Does the same for many; `onDone` runs after success. */
export function useManyWeddingsSwitch(
  onDone: () => void,
): (hashes: number[], enabled: boolean) => void {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  const update = useLocalUpdate();
  return (hashes, enabled) =>
    confirm({
      title: text(enabled ? 'weddings.bulkEnable' : 'weddings.bulkDisable'),
      body: text(
        enabled ? 'weddings.bulkEnableBody' : 'weddings.bulkDisableBody',
        { smart_count: hashes.length },
      ),
      word: enabled ? 'enable' : 'disable',
      run: async () => {
        const done = await act(() => toggleWeddings(hashes, enabled), {
          success: (changed) => switchedManyText(changed, enabled),
          nothing: text('general.nothingChanged'),
          failure: FIXED.toggleFailed,
        });
        if (!done) return;
        update(hashes, enabled);
        onDone();
      },
    });
}

/** Updates lists at once, without a new read (specification section 4). */
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
