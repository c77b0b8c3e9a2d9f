import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import { downloadProblem } from '../download-problem';
import { problemText } from '../use-download-failure';
import styles from './archive-dialog.module.css';

interface AgainButtonProps {
  kind?: 'main' | 'quiet';
  onAgain: () => Promise<unknown>;
  children: ReactNode;
}

/** Reports a failure above it, inside the dialog, which covers the page. */
export function AgainButton({
  kind = 'main',
  onAgain,
  children,
}: AgainButtonProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const again = async () => {
    setIsBusy(true);
    setProblem(undefined);
    await onAgain().catch((error: unknown) =>
      setProblem(problemText(t, downloadProblem(error))),
    );
    setIsBusy(false);
  };
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button
        kind={kind}
        aria-disabled={isBusy}
        onClick={() => void (isBusy || again())}
      >
        {children}
      </Button>
    </>
  );
}
