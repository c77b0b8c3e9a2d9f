import type { ReactNode } from 'react';
import { useTexts } from '../site';
import styles from './contact-form.module.css';

/**
 * Everything that the form may have to say stands in `data-texts`; `behaviour/contact-form.ts` checks, sends, and
 * shows how it went.
 */
export function ContactForm() {
  const { contact } = useTexts();
  return (
    <form className={styles.form} data-contact-form data-state="idle" data-texts={JSON.stringify(contact)} noValidate>
      <Field name="name" label={contact.name}>
        <input {...ids('name')} type="text" autoComplete="name" required />
      </Field>
      <Field name="email" label={contact.email}>
        <input {...ids('email')} type="email" autoComplete="email" inputMode="email" required />
      </Field>
      <Field name="weddingDate" label={contact.weddingDate}>
        <input {...ids('weddingDate')} type="date" required />
      </Field>
      <Field name="message" label={contact.message}>
        <textarea {...ids('message')} rows={4} required />
      </Field>
      {/* People neither see nor reach it; whoever fills it in is no person. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-website">{contact.website}</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.outcome} role="status" data-outcome />
      <button className={styles.send} type="submit" data-send>
        {contact.send}
      </button>
    </form>
  );
}

type FieldName = 'name' | 'email' | 'weddingDate' | 'message';

function ids(name: FieldName) {
  return { id: `contact-${name}`, name, 'aria-describedby': `contact-${name}-error` };
}

function Field({ name, label, children }: { name: FieldName; label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={`contact-${name}`}>{label}</label>
      {children}
      <p id={`contact-${name}-error`} className={styles.error} data-error={name} />
    </div>
  );
}
