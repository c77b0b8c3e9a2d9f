import { Fragment } from 'react';
import type { WeddingInfo } from '@hatira/contract';
import { scriptFontOf } from '../../ui/page/script-font';
import styles from './couple-title.module.css';

interface CoupleTitleProps {
  wedding: WeddingInfo;
  /** One line above the photos. */
  isSmall?: boolean;
}

export function CoupleTitle({ wedding, isSmall = false }: CoupleTitleProps) {
  const { names } = wedding;
  const isScript = wedding.titleFont === 'script';
  return (
    <h1
      className={[
        styles.title,
        isScript && styles.script,
        isSmall && styles.small,
      ]
        .filter(Boolean)
        .join(' ')}
      style={
        isScript ? { fontFamily: scriptFontOf(names.join(' ')) } : undefined
      }
    >
      {names.map((name, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={styles.ampersand}> & </span>}
          {name}
        </Fragment>
      ))}
    </h1>
  );
}
