import { Section } from '../../parts/section';
import { useTexts } from '../../site';
import { answerOf, FAQ_ENTRIES, KeptAnswer } from './faq-answers';
import styles from './faq.module.css';

export function Faq() {
  const { faq } = useTexts();
  return (
    <Section id="faq" title={faq.title}>
      <div className={styles.entries}>
        <details className={styles.entry}>
          <summary>{faq.kept.question}</summary>
          <p>
            <KeptAnswer />
          </p>
        </details>
        {FAQ_ENTRIES.map((entry) => (
          <details key={entry} className={styles.entry}>
            <summary>{faq[entry].question}</summary>
            <p>{answerOf(faq, entry)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
