import { Fragment } from 'react';
import { uploadHeading, type TitleFont } from '@hatira/contract';
import { scriptFontOf } from '../../shared/ui/script-font';
import { canonicalPath } from './shell-facts';
import styles from './couple-heading.module.css';

interface CoupleHeadingProps {
  uploadPath: string;
  titleFont: TitleFont;
  /** Leaves the room to the guest's files. */
  isCompact: boolean;
}

/** Date and names, as the path tells them. */
export function CoupleHeading({ uploadPath, titleFont, isCompact }: CoupleHeadingProps) {
  const { date, names } = uploadHeading(canonicalPath(uploadPath));
  const title = names.join(' & ');
  const isLong = names.some((name) => name.length > 11);
  const script = titleFont === 'script' ? { fontFamily: scriptFontOf(title) } : undefined;
  return (
    <header className={`${styles.heading} ${isCompact ? styles.compact : ''}`}>
      <title>{title}</title>
      {date && <p className={styles.date}>{date}</p>}
      <h1 className={`${styles.names} ${isLong ? styles.long : ''} ${script ? styles.script : ''}`} style={script}>
        {names.map((name, index) => (
          <Fragment key={index}>
            {index > 0 && <span className={styles.ampersand}> & </span>}
            <span className={styles.name}>{name}</span>
          </Fragment>
        ))}
      </h1>
      <span className={styles.rule} aria-hidden="true" />
    </header>
  );
}
