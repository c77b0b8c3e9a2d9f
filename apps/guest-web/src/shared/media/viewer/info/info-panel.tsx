import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { formatLanguage } from '../../../i18n/i18n';
import { SenderName } from '../../senders/sender-name';
import { senderNames } from '../../senders/sender-names';
import styles from './info-panel.module.css';
import { factsOf } from './item-facts';

export { loadChoices } from '../../../i18n/choices';

interface InfoPanelProps {
  item: MediaItem;
  /** Of the wedding. */
  timeZone: string | undefined;
  /** Of the page: other files of the browser may name its sender. */
  whole: readonly MediaItem[];
}

/** Origin, times, size and camera of the shown item. */
export function InfoPanel({ item, timeZone, whole }: InfoPanelProps) {
  const { t } = useTranslation();
  const reading = {
    language: formatLanguage(),
    timeZone,
    sender: senderNames(whole).get(item.id),
  };
  return (
    <section className={styles.panel} aria-label={t('viewer.info')}>
      <dl className={styles.facts}>
        {factsOf(item, reading).map(({ key, value }) => (
          <div key={key} className={styles.fact}>
            <dt>{t(`viewer.${key}`)}</dt>
            <dd dir="auto">
              {key === 'by' ? <SenderName name={value} /> : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
