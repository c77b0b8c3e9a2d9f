import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button';
import { SlideshowIcon } from '../icons';
import type { SlideshowSwitch } from './use-slideshow';

/** Absent during the show. */
export function SlideshowButton({
  slides: { hasEnded, start },
}: {
  slides: SlideshowSwitch;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (hasEnded) ref.current!.querySelector('button')!.focus();
  }, [hasEnded]);
  return (
    <span ref={ref}>
      <IconButton label={t('viewer.slideshow')} onClick={start}>
        <SlideshowIcon />
      </IconButton>
    </span>
  );
}
