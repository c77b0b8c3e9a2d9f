import { Fragment, type CSSProperties } from 'react';
import type { WeddingInfo } from '@hatira/contract';
import { scriptFontOf } from '../../ui/page/script-font';
import styles from './couple-title.module.css';

interface CoupleTitleProps {
  wedding: Pick<WeddingInfo, 'names' | 'titleFont'>;
  /** One line above the photos. */
  isSmall?: boolean;
}

export function CoupleTitle({ wedding, isSmall = false }: CoupleTitleProps) {
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
      style={fontOf(wedding)}
    >
      <Names names={wedding.names} />
    </h1>
  );
}

interface CoupleNamesProps extends Pick<CoupleTitleProps, 'wedding'> {
  className: string | undefined;
}

/** The title again, for eyes alone, where the page shows it at another place. */
export function CoupleNames({ wedding, className }: CoupleNamesProps) {
  return (
    <span className={className} style={fontOf(wedding)} aria-hidden="true">
      <Names names={wedding.names} />
    </span>
  );
}

function Names({ names }: Pick<WeddingInfo, 'names'>) {
  return names.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.ampersand}> & </span>}
      {name}
    </Fragment>
  ));
}

function fontOf({
  names,
  titleFont,
}: CoupleTitleProps['wedding']): CSSProperties | undefined {
  return titleFont === 'script'
    ? { fontFamily: scriptFontOf(names.join(' ')) }
    : undefined;
}
