import linkStyles from '../parts/call-link.module.css';
import { DirectLinks } from '../parts/contact/direct-links';
import { CodeSymbol } from '../parts/drawn-code';
import { Drawing } from '../parts/drawing';
import { If, token } from '../parts/token';
import { useTexts } from '../site';
import { PlainPage } from './plain-page';
import styles from './plain-page.module.css';

const STEPS = ['contact', 'page', 'scan', 'keep'] as const;

export function HowItWorksPage() {
  const { demo, hero, howItWorks } = useTexts();
  return (
    <PlainPage title={howItWorks.title} description={howItWorks.description}>
      <CodeSymbol />
      <Drawing name="hero" alt={hero.art} isFirst className={styles.picture} />
      <If name="demo">
        <a
          className={`${linkStyles.link} ${linkStyles.quiet}`}
          href={token('demo')}
        >
          {demo.page}
        </a>
      </If>
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
