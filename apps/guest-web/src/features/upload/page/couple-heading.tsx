import { Fragment, type ReactNode } from 'react';
import { scriptFontOf } from '../../../shared/ui/page/script-font';
import type { PageHeading } from '../opening/shell-values';
import styles from './couple-heading.module.css';

interface CoupleHeadingProps {
  heading: PageHeading;
  isCompact: boolean;
  children?: ReactNode;
}

/** Looks like the shell's heading (`index.html`). */
export function CoupleHeading({
  heading: { date, names, titleFont },
  isCompact,
  children,
}: CoupleHeadingProps) {
  const title = names.join(' & ');
  const isLong = names.some((name) => name.length > 11);
  const script =
    titleFont === 'script' ? { fontFamily: scriptFontOf(title) } : undefined;
  return (
    <header className={`couple ${isCompact ? styles.compact : ''}`}>
      <title>{title}</title>
      {children}
      <div className={`words ${styles.words}`}>
        {date && <p>{date}</p>}
        <h1
          className={`${styles.names} ${isLong ? 'long' : ''} ${script ? `script ${styles.script}` : ''}`}
          style={script}
        >
          {names.map((name, index) => (
            <Fragment key={index}>
              {index > 0 && <i> & </i>}
              <span>{name}</span>
            </Fragment>
          ))}
        </h1>
        <hr aria-hidden="true" />
      </div>
    </header>
  );
}
