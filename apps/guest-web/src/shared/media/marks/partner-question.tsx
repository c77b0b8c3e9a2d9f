import { useTranslation } from 'react-i18next';
import type { MarkPartner } from '@hatira/contract';
import { ask } from '../../ui/dialog/ask';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import type { MarksStore } from './marks-store';
import styles from './partner-question.module.css';

/**
 * Asks once whose hearts this device gives. Without an answer they are of both.
 * @param names of both partners; others are not asked
 */
export async function askPartner(
  store: MarksStore,
  names: readonly string[],
): Promise<void> {
  if (store.hasChosen || names.length !== 2) return;
  const partner = await ask<MarkPartner>((answer) => (
    <PartnerQuestion names={names} onAnswer={answer} />
  ));
  store.choose(partner);
}

interface PartnerQuestionProps {
  names: readonly string[];
  onAnswer: (partner: MarkPartner) => void;
}

function PartnerQuestion({ names, onAnswer }: PartnerQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('marks.who')} onClose={() => onAnswer('shared')}>
      <p>{t('marks.whoHint')}</p>
      <div className={styles.choices}>
        {(['first', 'second'] as const).map((partner, index) => (
          <Button key={partner} kind="quiet" onClick={() => onAnswer(partner)}>
            {names[index]}
          </Button>
        ))}
        <Button kind="text" onClick={() => onAnswer('shared')}>
          {t('marks.youAreBoth')}
        </Button>
      </div>
    </Dialog>
  );
}
