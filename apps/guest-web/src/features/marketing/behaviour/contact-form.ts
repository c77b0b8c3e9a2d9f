import { ApiError, sendContactMessage } from '@hatira/api-client';
import type { MarketingMessages } from '../../../shared/i18n/messages';

type Texts = MarketingMessages['contact'];
type State = 'idle' | 'sending' | 'success' | 'error';
type Control = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = ['name', 'email', 'weddingDate', 'message'] as const;

/** Brings the contact form to life: checked before it is sent, sent once at a time, emptied when it has arrived. */
export function bringContactForm(form: HTMLFormElement): void {
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as Texts;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset['state'] !== 'sending') void submit(form, texts);
  });
  form.addEventListener('input', ({ target }) => {
    const control = target as Control;
    if (control.getAttribute('aria-invalid') === 'true') showError(form, control.name, complaintOf(control, texts));
  });
}

async function submit(form: HTMLFormElement, texts: Texts): Promise<void> {
  const complaints = FIELDS.map((name) => [name, complaintOf(controlOf(form, name), texts)] as const);
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
    show(form, 'success', texts.success);
  } catch (error) {
    showFailure(form, texts, error);
  }
}

function messageOf(form: HTMLFormElement) {
  const value = (name: (typeof FIELDS)[number]) => controlOf(form, name).value.trim();
  return {
    name: value('name'),
    email: value('email'),
    weddingDate: value('weddingDate'),
    message: value('message'),
    website: (form.elements.namedItem('website') as HTMLInputElement).value,
  };
}

function showFailure(form: HTMLFormElement, texts: Texts, error: unknown): void {
  const fields = error instanceof ApiError ? error.details['fields'] : undefined;
  const named = FIELDS.filter((name) => typeof fields === 'object' && fields !== null && name in fields);
  for (const name of named) showError(form, name, refusalOf(name, texts));
  if (named[0]) controlOf(form, named[0]).focus();
  const isBusy = error instanceof ApiError && error.status === 429;
  show(form, 'error', named[0] ? texts.check : isBusy ? texts.busy : texts.error);
}

/** What is wrong with what stands in a field; empty when nothing is. */
function complaintOf(control: Control, texts: Texts): string {
  const { validity, name } = control;
  // A date that was typed half is no missing date.
  if (!validity.badInput && control.value.trim() === '') return texts.required;
  return validity.valid ? '' : refusalOf(name, texts);
}

function refusalOf(name: string, texts: Texts): string {
  if (name === 'email') return texts.invalidEmail;
  return name === 'weddingDate' ? texts.invalidDate : texts.invalid;
}

function showError(form: HTMLFormElement, name: string, complaint: string): void {
  const place = form.querySelector(`[data-error="${name}"]`);
  if (place) place.textContent = complaint;
  controlOf(form, name)?.setAttribute('aria-invalid', String(complaint !== ''));
}

function show(form: HTMLFormElement, state: State, text: string): void {
  form.dataset['state'] = state;
  form.querySelector('[data-outcome]')!.textContent = text;
  form.querySelector<HTMLButtonElement>('[data-send]')!.disabled = state === 'sending';
}

function controlOf(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}
