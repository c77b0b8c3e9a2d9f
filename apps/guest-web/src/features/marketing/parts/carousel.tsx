import type { ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '../../../shared/ui/button/icons';
import { useTexts } from '../site';
import styles from './carousel.module.css';

interface CarouselProps {
  label: string;
  children: ReactNode;
  className?: string;
}

/** `behaviour/carousel.ts` adds the buttons. */
export function Carousel({ label, children, className = '' }: CarouselProps) {
  const { carousel } = useTexts();
  return (
    <div
      className={`${styles.carousel} ${className}`}
      role="group"
      aria-label={label}
      data-carousel
    >
      {/* Keys scroll only a focused row before the script has loaded. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.track} data-track tabIndex={0} aria-label={label}>
        {children}
      </ul>
      <div className={styles.steps} data-steps hidden>
        <button type="button" data-step="-1" aria-label={carousel.previous}>
          <PreviousIcon />
        </button>
        <button type="button" data-step="1" aria-label={carousel.next}>
          <NextIcon />
        </button>
      </div>
    </div>
  );
}
