import type { ReactNode } from 'react';
import styles from './notice.module.css';
import { Ornament } from '../page/ornament';

interface NoticeProps {
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

export function Notice({ title, text, children }: NoticeProps) {
  return (
    <main className={styles.notice}>
      <Ornament />
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </main>
  );
}
