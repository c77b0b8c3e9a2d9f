import { DirectLinks } from '../parts/direct-links';
import { useTexts } from '../site';
import { PlainPage } from './plain-page';
import styles from './plain-page.module.css';

const STEPS = ['contact', 'page', 'scan', 'keep'] as const;

export function HowItWorksPage() {
  const { howItWorks } = useTexts();
  return (
    <PlainPage title={howItWorks.title} description={howItWorks.description}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2>{howItWorks.steps[step].title}</h2>
              <p>{howItWorks.steps[step].text}</p>
            </div>
          </li>
        ))}
      </ol>
      <DirectLinks />
    </PlainPage>
  );
}
