import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import { SlideshowIcon } from '../icons';
import type { SlideshowSwitch } from './use-slideshow';

interface SlideshowButtonProps {
  slides: SlideshowSwitch;
  className?: string | undefined;
}

/** Absent during the show. */
export function SlideshowButton({
  slides: { hasEnded, start },
  className,
}: SlideshowButtonProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (hasEnded) ref.current!.querySelector('button')!.focus();
  }, [hasEnded]);
  return (
    <span ref={ref}>
      <Button kind="quiet" className={className} onClick={start}>
        <SlideshowIcon />
        {t('viewer.slideshow')}
      </Button>
    </span>
  );
}
