import { CallLink } from '../parts/call-link';
import { Drawing } from '../parts/drawing';
import { If, token, Unless } from '../parts/token';
import { useTexts } from '../site';
import styles from './hero.module.css';

export function Hero() {
  const { call, hero } = useTexts();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          {hero.title}
        </h1>
        <p className={styles.text}>{hero.text}</p>
        <div className={styles.calls}>
          <CallLink>{call.order}</CallLink>
          <HowLink />
        </div>
        <p className={styles.note}>{hero.note}</p>
      </div>
      <Drawing name="hero" alt={hero.art} isFirst className={styles.art} />
    </section>
  );
}

function HowLink() {
  const { hero } = useTexts();
  return (
    <>
      <If name="demo">
        <a className={styles.how} href={token('demo')}>
          {hero.how}
        </a>
      </If>
      <Unless name="demo">
        <a className={styles.how} href="#how-it-works">
          {hero.how}
        </a>
      </Unless>
    </>
  );
}
