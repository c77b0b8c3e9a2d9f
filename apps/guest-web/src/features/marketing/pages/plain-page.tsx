import type { ReactNode } from 'react';
import { Ornament } from '../../../shared/ui/ornament';
import { useHref, useTexts } from '../site';
import styles from './plain-page.module.css';

interface PlainPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A page that says one thing, with a way back to the homepage. */
export function PlainPage({ title, description, children }: PlainPageProps) {
  const { back } = useTexts();
  const home = useHref('home');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Ornament />
      <p className={styles.description}>{description}</p>
      {children}
      <a className={styles.back} href={home}>
        {back}
      </a>
    </div>
  );
}
