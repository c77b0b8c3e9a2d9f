import { DirectLinks } from '../parts/direct-links';
import { useTexts } from '../site';
import { ContactForm } from './contact-form';
import styles from './contact-form.module.css';
import { PlainPage } from './plain-page';

export function ContactPage() {
  const { contact } = useTexts();
  return (
    <PlainPage title={contact.title} description={contact.description}>
      <p className={styles.withoutScript}>
        {contact.noScript} {contact.noScriptElse}
      </p>
      <ContactForm />
      <aside className={styles.direct} aria-label={contact.direct}>
        <DirectLinks withForm={false} />
      </aside>
    </PlainPage>
  );
}
