import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { formatLanguage } from '../../../i18n/i18n';
import { SenderName } from '../../senders/sender-name';
import { LinkButton } from '../../../ui/button/button';
import { OpenIcon } from '../../../ui/button/icons';
import { viewUrl } from '../../file/media-file';
import { senderNames } from '../../senders/sender-names';
import { SlideshowButton } from '../slideshow/slideshow-button';
import type { SlideshowSwitch } from '../slideshow/use-slideshow';
import styles from './info-panel.module.css';
import { factsOf } from './item-facts';

export { loadChoices } from '../../../i18n/choices';

export interface InfoPanelProps {
  item: MediaItem;
  /** The wedding's time zone. */
  timeZone: string | undefined;
  /** Of the page: other files of the browser may name its sender. */
  whole: readonly MediaItem[];
  slides: SlideshowSwitch;
  /** Further actions. */
  children?: ReactNode;
}

/** The rarer actions; origin, times, size and camera of the shown item. */
export function InfoPanel({
  item,
  timeZone,
  whole,
  slides,
  children,
}: InfoPanelProps) {
  const { t } = useTranslation();
  const reading = {
    language: formatLanguage(),
    timeZone,
    sender: senderNames(whole).get(item.id),
  };
  return (
    <section className={styles.panel} aria-label={t('viewer.info')}>
      <div className={styles.acts}>
        <SlideshowButton slides={slides} className={styles.act} />
        <LinkButton
          kind="quiet"
          className={styles.act}
          href={viewUrl(item)}
          target="_blank"
          rel="noopener"
        >
          <OpenIcon />
          {t('gallery.view')}
        </LinkButton>
      </div>
      {children}
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
