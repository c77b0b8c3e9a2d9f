import { ApiError, sendContactMessage } from '@hatira/api-client';
import {
  cleanContactField,
  contactFieldProblem,
  weddingDayRange,
  type ContactField,
} from '@hatira/contract';
import type { MarketingMessages } from '../../../shared/i18n/messages';
import { keepDraft, keptDraft } from './contact-draft';

type Texts = MarketingMessages['contact'];
type State = 'idle' | 'sending' | 'success' | 'error';
type Control = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = [
  'name',
  'email',
  'weddingDate',
  'message',
] as const satisfies ContactField[];

/** Validates, sends once at a time, clears after success. */
export function enhanceContactForm(form: HTMLFormElement): void {
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as Texts;
  const { first, last } = weddingDayRange();
  Object.assign(controlOf(form, 'weddingDate'), { min: first, max: last });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset['state'] !== 'sending') void submit(form, texts);
  });
  restoreDraft(form);
  form.addEventListener('input', ({ target }) => {
    keepDraft(typedInto(form));
    const control = target as Control;
    if (control.getAttribute('aria-invalid') === 'true')
      showError(form, control.name, validationMessage(control, texts));
  });
  // Submitted before this script loaded (`shell/site-boot.ts`).
  if (form.dataset['state'] === 'sending') void submit(form, texts);
}

async function submit(form: HTMLFormElement, texts: Texts): Promise<void> {
  const complaints = FIELDS.map(
    (name) => [name, validationMessage(controlOf(form, name), texts)] as const,
  );
  for (const [name, complaint] of complaints) showError(form, name, complaint);
  const [first] = complaints.filter(([, complaint]) => complaint !== '');
  if (first) {
    show(form, 'error', texts.check);
    controlOf(form, first[0]).focus();
    return;
  }
  show(form, 'sending', texts.sending);
  try {
    await sendContactMessage(messageOf(form));
    form.reset();
    keepDraft({});
    show(form, 'success', texts.success);
    showOutcome(form);
  } catch (error) {
    showFailure(form, texts, error);
  }
}

/** Restores values from another language; keeps newer ones. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = keptDraft();
  for (const name of FIELDS) controlOf(form, name).value ||= draft[name] ?? '';
  keepDraft(typedInto(form));
}

/** Returns the typed fields, not the honeypot field. */
function typedInto(form: HTMLFormElement): Record<ContactField, string> {
  const value = (name: ContactField) => controlOf(form, name).value;
  return {
    name: value('name'),
    email: value('email'),
    weddingDate: value('weddingDate'),
    message: value('message'),
  };
}

function messageOf(form: HTMLFormElement) {
  return {
    ...typedInto(form),
    topic: (form.elements.namedItem('topic') as HTMLInputElement).value,
  };
}

function showFailure(
  form: HTMLFormElement,
  texts: Texts,
  error: unknown,
): void {
  const problems =
    error instanceof ApiError ? { ...(error.details['fields'] as object) } : {};
  const named = FIELDS.filter((name) => name in problems);
  for (const name of named)
    showError(
      form,
      name,
      wordsFor(name, (problems as Record<string, unknown>)[name], texts),
    );
  if (named[0]) controlOf(form, named[0]).focus();
  const isBusy = error instanceof ApiError && error.status === 429;
  show(
    form,
    'error',
    named[0] ? texts.check : isBusy ? texts.busy : texts.errorMessage,
  );
}

/** Empty for a valid field. */
function validationMessage(control: Control, texts: Texts): string {
  const field = control.name as ContactField;
  // A half-typed date is not missing.
  if (control.validity.badInput) return wordsFor(field, 'invalid', texts);
  const problem = contactFieldProblem(
    field,
    cleanContactField(field, control.value),
  );
  return problem === undefined ? '' : wordsFor(field, problem, texts);
}

function wordsFor(field: ContactField, problem: unknown, texts: Texts): string {
  if (problem === 'required') return texts.required;
  if (problem === 'too_long') return texts.tooLong;
  if (field === 'weddingDate')
    return problem === 'out_of_range'
      ? texts.dateOutOfRange
      : texts.invalidDate;
  return field === 'email' ? texts.invalidEmail : texts.invalid;
}

function showError(
  form: HTMLFormElement,
  name: string,
  complaint: string,
): void {
  const place = form.querySelector(`[data-error="${name}"]`);
  if (place) place.textContent = complaint;
  controlOf(form, name)?.setAttribute('aria-invalid', String(complaint !== ''));
}

function show(form: HTMLFormElement, state: State, text: string): void {
  form.dataset['state'] = state;
  form.querySelector('[data-outcome]')!.textContent = text;
  // `disabled` would take the focus.
  if (state === 'sending')
    sendButtonOf(form).setAttribute('aria-disabled', 'true');
  else sendButtonOf(form).removeAttribute('aria-disabled');
}

/** Focuses the message, which also closes a phone's keyboard. */
function showOutcome(form: HTMLFormElement): void {
  if (FIELDS.some((name) => controlOf(form, name) === document.activeElement))
    sendButtonOf(form).focus();
  form.querySelector('[data-outcome]')!.scrollIntoView({ block: 'nearest' });
}

function sendButtonOf(form: HTMLFormElement): HTMLButtonElement {
  return form.querySelector<HTMLButtonElement>('[data-send]')!;
}

function controlOf(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}
