import { useHref, useTexts } from '../site';
import { Section } from '../parts/section';
import styles from './steps.module.css';

export function Steps() {
  const { steps } = useTexts();
  const more = useHref('how-it-works');
  const { order, scan, keep } = steps.items;
  return (
    <Section id="how-it-works" title={steps.title} isRaised>
      <ol className={styles.steps}>
        {[order, scan, keep].map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <a href={more}>{steps.more}</a>
      </p>
    </Section>
  );
}
