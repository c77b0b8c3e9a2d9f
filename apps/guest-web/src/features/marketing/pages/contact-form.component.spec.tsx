import { expectAccessible } from '@hatira/component-specs';
import { fakeSite, networkFailure, refuse } from '@hatira/fake-api';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { writeSitePart } from '../../../../test/site-part';
import { enhanceContactForm } from '../behaviour/contact-form';
import { ContactForm } from './contact-form';

const FAILED =
  'Your message could not be sent. Please try again in a little while.';
const OUT_OF_RANGE = /within the past year/;
const UNTOUCHED = {
  autocomplete: 'off',
  tabindex: '-1',
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
};

const name = page.getByLabelText('Your name');
const email = page.getByLabelText('Your e-mail address');
const day = page.getByLabelText('Wedding date');
const message = page.getByLabelText('Your message');
const send = page.getByRole('button', { name: 'Send' });
const status = page.getByRole('status');

function nextSummer(): string {
  return `${new Date().getFullYear() + 1}-06-20`;
}

async function fillIn(): Promise<void> {
  await name.fill('Ayşe');
  await email.fill('ayse@example.com');
  await day.fill(nextSummer());
  await message.fill('Merhaba');
}

beforeEach(async () => {
  await writeSitePart(<ContactForm />);
  enhanceContactForm(document.querySelector('form')!);
});

it('reports invalid fields beside them and does not send the message', async () => {
  const api = fakeSite();
  await email.fill('ayse@');
  await day.fill('1999-01-01');
  await send.click();
  await expect.element(name).toHaveFocus();
  await expect
    .element(name)
    .toHaveAccessibleDescription('Please fill in this field.');
  await expect
    .element(email)
    .toHaveAccessibleDescription('Please enter a valid e-mail address.');
  await expect.element(day).toHaveAccessibleDescription(OUT_OF_RANGE);
  await expect.element(status).toHaveText('Please check the marked fields.');
  await expectAccessible();
  await name.fill('Ayşe');
  await expect.element(name).toHaveAccessibleDescription('');
  expect(api.changes).toEqual([]);
});

it('reports fields that the server refuses beside them', async () => {
  const api = fakeSite().on(
    'sendContactMessage',
    refuse('validation_failed', {
      details: { fields: { weddingDate: 'out_of_range' } },
    }),
  );
  await fillIn();
  await send.click();
  await expect.element(day).toHaveAccessibleDescription(OUT_OF_RANGE);
  await expect.element(message).toHaveValue('Merhaba');
  await expect.poll(() => api.changes).toEqual(['POST sendContactMessage']);
});

it('keeps a message that failed in the form and sends it again', async () => {
  const api = fakeSite()
    .once('sendContactMessage', networkFailure())
    .on('sendContactMessage', {});
  await fillIn();
  await send.click();
  await expect.element(status).toHaveText(FAILED);
  await expect.element(message).toHaveValue('Merhaba');
  await send.click();
  await expect.element(status).toHaveTextContent('Thank you!');
  const [lost, sent] = api.bodies('sendContactMessage');
  expect(sent).toEqual(lost);
});

it('keeps the focus on the button while it sends the message once', async () => {
  const api = fakeSite().on('sendContactMessage', {});
  const held = api.hold('sendContactMessage');
  await fillIn();
  send.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveText('Sending…');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(send).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await name.click();
  await userEvent.keyboard('{Enter}');
  send.element().focus();
  held.release();
  await expect.element(status).toHaveTextContent('Thank you!');
  await expect.element(send).not.toHaveAttribute('aria-disabled');
  await expect.element(send).toHaveFocus();
  await expect
    .poll(() => api.bodies('sendContactMessage'))
    .toEqual([
      {
        name: 'Ayşe',
        email: 'ayse@example.com',
        weddingDate: nextSummer(),
        message: 'Merhaba',
        topic: '',
      },
    ]);
});

it('hides the trap field from people, browsers and password managers', async () => {
  fakeSite();
  const trap = page.getByCss('input[name=topic]');
  for (const [attribute, value] of Object.entries(UNTOUCHED))
    await expect.element(trap).toHaveAttribute(attribute, value);
  await expect.element(page.getByRole('textbox')).toHaveLength(4);
  message.element().focus();
  await userEvent.tab();
  await expect.element(send).toHaveFocus();
});
