import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button/button';
import { Spinner } from '../../../shared/ui/progress/spinner';
import styles from './search-panel.module.css';
import { useFilter } from './use-filter';

export interface NoMatchesProps {
  /** False while pages load. */
  isComplete: boolean;
}

/** Instead of the grid; says so only when all items are known. */
export function NoMatches({ isComplete }: NoMatchesProps) {
  const { t } = useTranslation();
  const { clear } = useFilter();
  return (
    <div className={styles.empty}>
      {isComplete ? (
        <>
          <p className={styles.emptyTitle}>{t('filter.empty')}</p>
          <Button kind="quiet" onClick={clear}>
            {t('filter.clear')}
          </Button>
        </>
      ) : (
        <Spinner>{t('filter.looking')}</Spinner>
      )}
    </div>
  );
}
