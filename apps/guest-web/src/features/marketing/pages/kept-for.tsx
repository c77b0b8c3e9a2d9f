import { If, token, type PluralForm } from '../parts/token';
import { useTexts } from '../site';
import styles from './contact-form.module.css';

const FORMS = ['one', 'few', 'many', 'other'] as const satisfies PluralForm[];

export function KeptFor() {
  const { privacy } = useTexts();
  return (
    <p className={styles.kept}>
      {FORMS.map((form) => {
        const text = privacy[`kept_${form}`];
        return text === undefined ? null : (
          <If key={form} name={`contactDays.${form}`}>
            {text.replace('{{count}}', token('contactDays'))}
          </If>
        );
      })}
      <If name="privacy">
        {' '}
        <a href={token('privacy')} target="_blank" rel="noopener">
          {privacy.title}
        </a>
      </If>
    </p>
  );
}
