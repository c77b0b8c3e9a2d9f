import { Fragment, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useQrCode } from '../../../shared/lib/use-qr-code';
import { Ornament } from '../../../shared/ui/page/ornament';
import { scriptFontOf } from '../../../shared/ui/page/script-font';
import type { Wedding } from '../player/show';
import type { Drift } from './drift';
import styles from './side-rail.module.css';

const LONG_NAME = 11;

interface SideRailProps {
  wedding: Wedding;
  drift: Drift;
}

/** The couple's names, and the way to its upload page. */
export function SideRail({ wedding, drift }: SideRailProps) {
  const { t } = useTranslation();
  const { names, titleFont, uploadUrl } = wedding;
  const code = useQrCode(uploadUrl);
  const [host, ...path] = inLetters(uploadUrl).split('/');
  const isScript = titleFont === 'script';
  const isLong = names.some((name) => name.length > LONG_NAME);
  return (
    <aside className={styles.rail} style={placeOf(drift)}>
      <header className={styles.head}>
        <h1
          className={`${styles.names} ${isLong ? styles.long : ''}`}
          style={
            isScript ? { fontFamily: scriptFontOf(names.join(' ')) } : undefined
          }
        >
          {names.map((name, index) => (
            <Fragment key={index}>
              {index > 0 && <span className={styles.and}> &amp; </span>}
              <span className={styles.one}>{name}</span>
            </Fragment>
          ))}
        </h1>
        <Ornament />
      </header>
      <div className={styles.invitation}>
        <p className={styles.words}>{t('wall.invite')}</p>
        <div className={styles.code}>
          {code !== undefined && <img src={code} alt={t('wall.code')} />}
        </div>
        <p className={styles.address}>
          {host}/<wbr />
          <span className={styles.path}>{path.join('/')}</span>
        </p>
      </div>
    </aside>
  );
}

/** Returns the address as people type it. */
function inLetters(address: string): string {
  return decodeURI(address).replace(/^https?:\/\//, '');
}

function placeOf({ x, y }: Drift): CSSProperties {
  return { transform: `translate(${x * 0.7}vw, ${y * 1.6}vh)` };
}
