import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeBackOwnItem } from '@hatira/api-client';
import type { OwnItem } from '@hatira/contract';
import { Button } from '../../../../shared/ui/button/button';
import { problemKey } from './problem-key';
import { currentUploadPath } from '../upload-path';
import styles from './own-uploads.module.css';

interface TakeBackProps {
  item: OwnItem;
  onGone: (text: string) => void;
  onClose: () => void;
}

function outcomeKey(stays: boolean | undefined) {
  // The answer for a sealed album does not say it.
  if (stays === undefined) return 'mine.offList';
  return stays ? 'mine.stays' : 'mine.takenBack';
}

export function TakeBack({ item, onGone, onClose }: TakeBackProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState('');
  const takeBack = () => {
    takeBackOwnItem(currentUploadPath(), item.id).then(
      (stays) => onGone(t(outcomeKey(stays))),
      (error: unknown) => setProblem(t(problemKey(error))),
    );
  };
  return (
    <div className={styles.field}>
      <p>{t('mine.confirm')}</p>
      <p className={styles.hint}>{t('mine.final')}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Button
          kind="text"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the guest asked for it
          autoFocus
          onClick={onClose}
        >
          {t('common.cancel')}
        </Button>
        <Button kind="quiet" onClick={takeBack}>
          {t('mine.remove')}
        </Button>
      </div>
    </div>
  );
}
