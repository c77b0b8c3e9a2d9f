import type { ReactNode } from 'react';
import { Ornament } from '../../../shared/ui/page/ornament';
import styles from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  text?: string;
  /** Full width, on a background. */
  isRaised?: boolean;
  children: ReactNode;
}

export function Section({
  id,
  title,
  text,
  isRaised = false,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${styles.section} ${isRaised ? styles.raised : ''}`}
    >
      <header className={styles.heading}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <Ornament />
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}
