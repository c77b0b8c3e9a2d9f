import { Section } from '../parts/section';
import { useTexts } from '../site';
import { FEATURE_SIGNS } from './feature-signs';
import styles from './features.module.css';

const FEATURES = [
  'simple',
  'original',
  'wifi',
  'notes',
  'private',
  'download',
] as const;

export function Features() {
  const { features } = useTexts();
  return (
    <Section id="features" title={features.title} isRaised>
      <ul className={styles.features}>
        {FEATURES.map((feature) => (
          <li key={feature} className={styles.feature}>
            <svg
              className={styles.sign}
              viewBox="0 0 48 48"
              width="48"
              height="48"
              aria-hidden="true"
            >
              <path d={FEATURE_SIGNS[feature]} />
            </svg>
            <h3 className={styles.title}>{features.items[feature].title}</h3>
            <p className={styles.text}>{features.items[feature].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
