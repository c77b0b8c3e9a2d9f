import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../shared/ui/dialog/toast';
import type { Panel } from './panel';

/** Loads a panel at its opening, and says so when the network fails. */
export function usePanel() {
  const { t } = useTranslation();
  const toast = useToast();
  const [panel, setPanel] = useState<Panel>();
  const open = useCallback(
    (load: () => Promise<Panel>) =>
      void load().then(
        (loaded) => setPanel(() => loaded),
        () => toast({ text: t('admin.connectionProblem'), kind: 'error' }),
      ),
    [t, toast],
  );
  const close = useCallback(() => setPanel(undefined), []);
  return { panel, open, close };
}
