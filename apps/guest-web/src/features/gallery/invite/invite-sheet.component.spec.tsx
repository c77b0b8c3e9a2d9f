import {
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
} from '@hatira/component-specs';
import { fakeGallery, SAMPLE_PATH, sampleId } from '@hatira/fake-api';
import { inviteMessage, PAGES, type WeddingEvent } from '@hatira/contract';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  openMenu,
  photos,
  renderGallery,
} from '../../../../test/gallery';

const sheet = page.getByRole('dialog', { name: 'Invite guests' });
const text = sheet.getByRole('textbox', { name: 'Message' });
const way = (name: string) => sheet.getByRole('link', { name });
const invited = {
  names: ['Elif', 'Can'],
  link: location.origin + PAGES.upload(SAMPLE_PATH),
};
const event = (date: string): WeddingEvent => ({
  id: sampleId(901),
  kind: 'wedding',
  name: null,
  date,
  begins: '19:00',
  ends: '23:30',
  place: null,
});

async function openSheet(events: WeddingEvent[] = [], viewport = PHONE) {
  fakeGallery({ items: photos(2), wedding: { events } });
  await renderGallery({ viewport });
  await openMenu();
  await button('Invite guests').click();
  await expect.element(sheet).toBeVisible();
}

const bodyOf = (name: string) => {
  const words = sheet.getByRole('region', { name: 'A few words with it' });
  const link = words.getByRole('link', { name }).element();
  return decodeURIComponent(link.getAttribute('href')!);
};

it('has the guests’ link, its code as a picture, and the message of the days after', async () => {
  await openSheet();
  const message = inviteMessage('later', 'en', invited);
  await expect.element(text).toHaveValue(message);
  await expect.element(way(invited.link)).toBeVisible();
  const save = way('Save the code as a picture');
  await expect.element(save).toHaveAttribute('download', `${SAMPLE_PATH}.png`);
  expect(save.element().getAttribute('href')).toMatch(/^data:image\/png/);
  expect(bodyOf('WhatsApp')).toBe(`https://wa.me/?text=${message}`);
  await expectFits('dialog');
  await expectAccessibleInBothSchemes();
});

it('fits on a wide screen', async () => {
  await openSheet([], DESKTOP);
  await expectFits('dialog');
  await expectAccessibleInBothSchemes();
});

it('sends the chosen message as the couple has changed it', async () => {
  await openSheet([event('2099-07-04')]);
  await expect
    .element(text)
    .toHaveValue(inviteMessage('before', 'en', invited));
  await sheet.getByRole('radio', { name: 'The day after' }).click();
  const after = inviteMessage('after', 'en', invited);
  await expect.element(text).toHaveValue(after);
  await text.fill('Please & thank you: 100 %');
  expect(bodyOf('SMS')).toBe('sms:?&body=Please & thank you: 100 %');
  expect(bodyOf('Email')).toBe(
    'mailto:?subject=Elif & Can&body=Please & thank you: 100 %',
  );
});

it('copies the message, and says when the browser refuses', async () => {
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new Error('refused'));
  await openSheet();
  const copy = sheet.getByRole('button', { name: 'Copy the text' });
  await copy.click();
  await expect.element(sheet.getByText('Text copied.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(inviteMessage('later', 'en', invited));
  await copy.click();
  await expect.element(sheet.getByText(/could not be copied/)).toBeVisible();
});
