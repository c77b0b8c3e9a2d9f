import { contactMessage, fakePanel, rowsOf } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

const show = (name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name });

/** One message, whose status the panel changes. */
function fakeInbox() {
  const message = contactMessage({
    name: 'Ayşe',
    email: 'ayse@example.com',
    weddingDate: '2027-06-12',
    message: 'Merhaba,\nfiyat nedir? <b>kalın</b>',
  });
  const messages = [message];
  const api = fakePanel({ messages })
    .on(
      'listContactMessages',
      rowsOf(messages, (row, { status = row.status }) => row.status === status),
    )
    .on('changeContactMessage', ({ body: { status } }) =>
      Object.assign(message, { status }),
    )
    .on('eraseMessage', () => {
      messages.length = 0;
      return { changed: 1 };
    });
  return { api, card: page.getByRole('listitem', { name: message.name }) };
}

it('a message is shown as text, with an answer for the mail program', async () => {
  const { card } = fakeInbox();
  const panel = await renderPanel('/contact-messages');
  for (const text of [
    'New',
    'Wedding date: 12 June 2027',
    'fiyat nedir? <b>kalın</b>',
  ])
    await expect.element(card).toHaveTextContent(text);
  const link = card.getByRole('link', { name: 'Reply by e-mail' }).element();
  const reply = new URL((link as HTMLAnchorElement).href);
  expect(reply.protocol).toBe('mailto:');
  expect(reply.pathname).toBe('ayse@example.com');
  expect(reply.searchParams.get('body')).toContain('> fiyat nedir?');
  await expect
    .element(panel.tab('Messages'))
    .toHaveTextContent(/, 1 new message/);
});

it('a message is marked as answered, filtered and opened again', async () => {
  const { api, card } = fakeInbox();
  const panel = await renderPanel('/contact-messages');
  await card.getByRole('button', { name: 'Mark as answered' }).click();
  await panel.expectToast('Ayşe: marked as answered', 'success');
  await expect.element(card).toHaveTextContent('Answered');
  await show('New').click();
  await expect.element(card).not.toBeInTheDocument();
  await show('Answered').click();
  await card.getByRole('button', { name: 'Reopen' }).click();
  await panel.expectToast('Ayşe: reopened', 'success');
  await expect.element(card).not.toBeInTheDocument();
  await show('All').click();
  await expect.element(card).toHaveTextContent('New');
  await expect
    .poll(() => api.bodies('changeContactMessage'))
    .toEqual([
      expect.objectContaining({ status: 'answered' }),
      expect.objectContaining({ status: 'new' }),
    ]);
});

it('a message is erased after the typed address', async () => {
  const { api, card } = fakeInbox();
  const panel = await renderPanel('/contact-messages');
  await card.getByRole('button', { name: 'Erase permanently' }).click();
  await expect
    .element(panel.confirmation)
    .toHaveTextContent(
      'The message from Ayşe (ayse@example.com) will be permanently erased',
    );
  await panel.confirm('delete');
  await expect.element(panel.confirmation.getByRole('alert')).toBeVisible();
  expect(api.changes).toEqual([]);
  await panel.confirm('ayse@example.com');
  await panel.expectToast('The message from Ayşe was erased', 'success');
  await expect.element(card).not.toBeInTheDocument();
  await expect
    .poll(() => api.bodies('eraseMessage'))
    .toEqual([{ confirm: 'ayse@example.com' }]);
});

it('the search of messages is sent to the server', async () => {
  const { api } = fakeInbox();
  await renderPanel('/contact-messages');
  await page.getByRole('searchbox').fill('ayşe');
  await expect
    .poll(() => api.calls('listContactMessages').at(-1)?.query.get('filter'))
    .toBe('{"q":"ayşe"}');
});
