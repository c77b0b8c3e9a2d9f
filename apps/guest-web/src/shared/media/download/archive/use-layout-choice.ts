import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArchiveLayout } from '@hatira/contract';
import { downloadProblem } from '../download-problem';
import { problemText } from '../use-download-failure';

/**
 * Asks for the archive of the chosen layout; the last of quick choices counts.
 */
export function useLayoutChoice(
  current: ArchiveLayout,
  ask: (layout: ArchiveLayout) => Promise<unknown>,
) {
  const { t } = useTranslation();
  const [pending, setPending] = useState<ArchiveLayout>();
  const [problem, setProblem] = useState<string>();
  const wanted = useRef<ArchiveLayout>(undefined);

  const choose = async (layout: ArchiveLayout) => {
    const isAsking = wanted.current !== undefined;
    wanted.current = layout;
    setPending(layout);
    if (isAsking) return;
    setProblem(undefined);
    try {
      let asked: ArchiveLayout | undefined;
      while (asked !== wanted.current) {
        asked = wanted.current;
        await ask(asked);
      }
    } catch (error) {
      setProblem(problemText(t, downloadProblem(error)));
    }
    wanted.current = undefined;
    setPending(undefined);
  };
  return {
    layout: pending ?? current,
    isAsking: pending !== undefined,
    problem,
    choose: (layout: ArchiveLayout) => void choose(layout),
  };
}
