import { If, token } from '../parts/token';
import { useTexts } from '../site';
import { ContactForm } from './contact-form';
import styles from './contact-form.module.css';
import { FloatingLinks } from './floating-links';
import { PlainPage } from './plain-page';

export function ContactPage() {
  const { contact } = useTexts();
  return (
    <PlainPage title={contact.title} description={contact.description}>
      <WithoutScript />
      <ContactForm />
      <FloatingLinks />
    </PlainPage>
  );
}

/** Shown only without the page's first script. */
function WithoutScript() {
  const { contact } = useTexts();
  return (
    <div className={styles.withoutScript}>
      <p>
        {contact.noScript}
        <If name="anyLink"> {contact.noScriptElse}</If>
      </p>
      <If name="email">
        <a href={`mailto:${token('email')}`}>{token('email')}</a>
      </If>
    </div>
  );
}
