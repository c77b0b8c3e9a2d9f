import type { ReactNode } from 'react';
import { Ornament } from '../../../shared/ui/page/ornament';
import { useHref, useTexts } from '../site';
import styles from './plain-page.module.css';

interface PlainPageProps {
  title: string;
  description: string;
  /** True for a title with words wider than a phone. */
  isLongTitle?: boolean;
  children: ReactNode;
}

export function PlainPage({
  title,
  description,
  isLongTitle = false,
  children,
}: PlainPageProps) {
  const { back } = useTexts();
  const home = useHref('home');
  return (
    <div className={styles.page}>
      <h1 className={isLongTitle ? styles.longTitle : styles.title}>{title}</h1>
      <Ornament />
      <p className={styles.description}>{description}</p>
      {children}
      <a className={styles.back} href={home}>
        {back}
      </a>
    </div>
  );
}
