import { CallLink } from '../parts/call-link';
import { Drawing } from '../parts/drawing';
import { useTexts } from '../site';
import styles from './final-call.module.css';

export function FinalCall() {
  const { call, final } = useTexts();
  return (
    <section className={styles.final} aria-labelledby="final-title">
      <Drawing name="garland" alt="" className={styles.garland} />
      <h2 id="final-title" className={styles.title}>
        {final.title}
      </h2>
      <p className={styles.text}>{final.text}</p>
      <CallLink>{call.order}</CallLink>
    </section>
  );
}
