import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button';
import {
  CloseIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
} from '../../../ui/button/icons';
import styles from './show-controls.module.css';
import { ORDERS, type SlideOrder } from './slide-order';
import { PACES, type SlideshowSettings } from './slideshow-settings';

const ORDER_TEXTS = {
  moment: 'order.story',
  uploaded: 'viewer.arrived',
  shuffled: 'viewer.shuffled',
} as const;

interface ShowControlsProps {
  settings: SlideshowSettings;
  change: (part: Partial<SlideshowSettings>) => void;
  isPlaying: boolean;
  isHidden: boolean;
  toggle: () => void;
  step: (by: -1 | 1) => void;
  end: () => void;
}

export function ShowControls({
  settings,
  change,
  isPlaying,
  isHidden,
  toggle,
  step,
  end,
}: ShowControlsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar} data-hidden={isHidden}>
      <div className={styles.group}>
        <IconButton label={t('viewer.previous')} onClick={() => step(-1)}>
          <PreviousIcon />
        </IconButton>
        <IconButton
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton label={t('viewer.next')} onClick={() => step(1)}>
          <NextIcon />
        </IconButton>
      </div>
      <div className={`${styles.group} ${styles.choices}`}>
        <Choices settings={settings} change={change} />
      </div>
      <IconButton label={t('viewer.endSlideshow')} onClick={end}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

function Choices({
  settings,
  change,
}: Pick<ShowControlsProps, 'settings' | 'change'>) {
  const { t } = useTranslation();
  const { order, paceSeconds, hasNotes, hasSound } = settings;
  return (
    <>
      <select
        aria-label={t('order.label')}
        value={order}
        onChange={({ target }) => change({ order: target.value as SlideOrder })}
      >
        {ORDERS.map((each) => (
          <option key={each} value={each}>
            {t(ORDER_TEXTS[each])}
          </option>
        ))}
      </select>
      <select
        aria-label={t('viewer.pace')}
        value={paceSeconds}
        onChange={({ target }) => change({ paceSeconds: Number(target.value) })}
      >
        {PACES.map((seconds) => (
          <option key={seconds} value={seconds}>
            {t('viewer.seconds', { count: seconds })}
          </option>
        ))}
      </select>
      <Check isOn={hasNotes} onChange={(isOn) => change({ hasNotes: isOn })}>
        {t('viewer.notes')}
      </Check>
      <Check isOn={hasSound} onChange={(isOn) => change({ hasSound: isOn })}>
        {t('viewer.sound')}
      </Check>
    </>
  );
}

interface CheckProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

function Check({ isOn, onChange, children }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
