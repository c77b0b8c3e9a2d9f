import type { ReactNode } from 'react';
import { CONTACT_MAX_LENGTHS, type ContactField } from '@hatira/contract';
import { CheckIcon } from '../../../shared/ui/button/icons';
import { KeptFor } from './kept-for';
import { useTexts } from '../site';
import styles from './contact-form.module.css';

/** Keeps password managers out. */
const NOT_FOR_PASSWORDS = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
};

/** `behaviour/contact-form.ts` reads `data-texts`. */
export function ContactForm() {
  const { contact } = useTexts();
  return (
    <form
      className={styles.form}
      method="post"
      data-contact-form
      data-state="idle"
      data-texts={JSON.stringify(contact)}
      noValidate
    >
      <Field name="name" label={contact.name}>
        <input
          {...ids('name')}
          maxLength={CONTACT_MAX_LENGTHS.name}
          type="text"
          autoComplete="name"
          required
        />
      </Field>
      <Field name="email" label={contact.email}>
        <input
          {...ids('email')}
          maxLength={CONTACT_MAX_LENGTHS.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
      </Field>
      <Field name="weddingDate" label={contact.weddingDate}>
        <input {...ids('weddingDate')} type="date" required />
      </Field>
      <Field name="message" label={contact.message}>
        <textarea
          {...ids('message')}
          maxLength={CONTACT_MAX_LENGTHS.message}
          rows={4}
          required
        />
      </Field>
      {/* Honeypot, unreachable for people. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-topic">{contact.leaveEmpty}</label>
        <input
          id="contact-topic"
          name="topic"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          {...NOT_FOR_PASSWORDS}
        />
      </div>
      <div className={styles.outcome} role="status">
        <span className={styles.sign}>
          <CheckIcon />
        </span>
        <p data-outcome />
      </div>
      <KeptFor />
      {/* Enabled by the head script: without it the browser would post. */}
      <button className={styles.send} type="submit" disabled data-send>
        {contact.send}
      </button>
    </form>
  );
}

function ids(name: ContactField) {
  return {
    id: `contact-${name}`,
    name,
    'aria-describedby': `contact-${name}-error`,
  };
}

function Field({
  name,
  label,
  children,
}: {
  name: ContactField;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={`contact-${name}`}>{label}</label>
      {children}
      <p
        id={`contact-${name}-error`}
        className={styles.error}
        data-error={name}
      />
    </div>
  );
}
