import { expectFits, PHONE } from '@hatira/component-specs';
import { fakeUploadPage, sampleId } from '@hatira/fake-api';
import type { UploadSwitch } from '@hatira/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changeLanguage } from '../../../shared/i18n/i18n';
import { renderUploadPage } from '../../../../test/upload-page';

type Program = NonNullable<UploadSwitch['program']>;

const event = (
  number: number,
  changed: Partial<Program['events'][number]>,
): Program['events'][number] => ({
  id: sampleId(900 + number),
  kind: 'henna-night',
  name: null,
  date: '2099-06-18',
  begins: '19:00',
  ends: '23:30',
  ...changed,
});
const program = (events: Program['events']) => ({
  timeZone: 'Europe/Istanbul',
  events,
});
const ENGAGEMENT = event(1, { kind: 'engagement', date: '2025-05-02' });
const HENNA = event(2, {});
const WEDDING = event(3, { kind: 'wedding', date: '2099-06-20' });

const names = page.getByRole('heading', { level: 1 });
const line = page.getByCss('header p');
const topOf = () => names.element().getBoundingClientRect().top;

it('names the next event in place of the date, in the guest’s language', async () => {
  const screen = { viewport: PHONE } as const;
  fakeUploadPage();
  await renderUploadPage(screen);
  await expect.element(line).toHaveText('20/06/2026');
  const before = topOf();
  const events = [ENGAGEMENT, HENNA, WEDDING];
  fakeUploadPage({ wedding: { program: program(events) } });
  await renderUploadPage(screen);
  await expect.element(line).toHaveText('18/06/2099 · Henna night');
  expect(topOf()).toBe(before);
  await changeLanguage('tr');
  await expect.element(line).toHaveText('18/06/2099 · Kına gecesi');
});

it('keeps a long name on one line', async () => {
  const name = 'Dinner of the families of Trabzon and Diyarbakır';
  const long = event(4, { kind: 'other', name });
  fakeUploadPage({ wedding: { program: program([long]) } });
  await renderUploadPage({ viewport: PHONE });
  await expect.element(line).toHaveText(`18/06/2099 · ${name}`);
  expect(line.element().getBoundingClientRect().height).toBeLessThan(30);
  await expectFits();
});

it('shows the wedding’s date after its last event', async () => {
  fakeUploadPage({ wedding: { program: program([ENGAGEMENT]) } });
  await renderUploadPage();
  await expect.element(line).toHaveText('20/06/2026');
});
