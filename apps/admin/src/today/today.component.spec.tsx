import {
  DESKTOP,
  expectAccessibleInBothSchemes,
  expectFits,
  PHONE,
  textsOf,
} from '@hatira/component-specs';
import type { DayWedding } from '@hatira/contract';
import { fakePanel, SAMPLE_TIME } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../test/panel';

let hash = 1_000;

function dayWedding(changed: Partial<DayWedding> = {}): DayWedding {
  return {
    hash: ++hash,
    weddingPath: 'Elif-281126-Can',
    displayedNames: null,
    weddingDate: '2026-11-28',
    when: 'today',
    isEnabled: true,
    hasBackground: true,
    rehearsal: 'passed',
    mediaCount: 0,
    files: 0,
    guests: 0,
    failedUploads: 0,
    lastUploadAt: null,
    troubles: [],
    missing: [],
    ...changed,
  };
}

const CLOSED = dayWedding({
  weddingPath: 'Merve-281126-Baris',
  displayedNames: ['Merve', 'Barış'],
  isEnabled: false,
  failedUploads: 20,
  troubles: [{ kind: 'closed', guests: 5 }],
});

function show(weddings: DayWedding[], rest = {}) {
  const today = {
    weddings,
    newMessages: 0,
    oldestMessageAt: null,
    dueWeddings: 0,
    ...rest,
  };
  return { today, api: fakePanel().on('getToday', () => today) };
}

const section = (name: string) => page.getByRole('region', { name });
const entriesOf = (name: string) =>
  textsOf(section(name).getByRole('listitem').getByRole('link').first());

it.each([PHONE, DESKTOP])(
  'is the first page; troubles are named before the weddings of the days, $width pixels wide',
  async (viewport) => {
    show([
      CLOSED,
      dayWedding({
        weddingPath: 'Ada-281126-Efe',
        troubles: [{ kind: 'refused', guests: 1, code: 'bytes_damaged' }],
      }),
      dayWedding({ files: 12, guests: 5, mediaCount: 3_012 }),
      dayWedding({
        weddingPath: 'Gamze-291126-Ozan',
        when: 'weekend',
        missing: ['uploads', 'rehearsal'],
      }),
      dayWedding({ weddingPath: 'Su-041226-Naz', when: 'weekend' }),
    ]);
    const panel = await renderPanel('', { viewport });
    await expect.element(panel.heading).toHaveText('Today');
    const troubles = section('Needs you now');
    await expect.element(troubles).toBeVisible();
    expect(textsOf(troubles.getByRole('listitem'))).toHaveLength(2);
    await expect
      .element(troubles.getByRole('listitem').first())
      .toHaveTextContent('5 guests refused: uploads are closed');
    await expect
      .element(troubles)
      .toHaveTextContent('1 guest cannot send: the file arrives damaged');
    expect(entriesOf('Today')).toEqual(['Elif & Can']);
    await expect
      .element(section('Today'))
      .toHaveTextContent(
        'in 24 hours: 12 files, 5 guests · 3,012 files in all',
      );
    const weekend = section('This weekend');
    await expect
      .element(weekend)
      .toHaveTextContent('Still missing: open uploads, a passed rehearsal');
    await expect.element(weekend).toHaveTextContent('Ready');
    await expectFits('main');
    await expectAccessibleInBothSchemes();
  },
);

it('opens the uploads of a closed wedding and reads the day again', async () => {
  const { api, today } = show([CLOSED]);
  api.on('toggleEnabled', ({ body }) => {
    today.weddings = [{ ...CLOSED, isEnabled: body.enabled, troubles: [] }];
    return { isEnabled: body.enabled };
  });
  const panel = await renderPanel('/today');
  await page
    .getByRole('button', { name: 'Open uploads: Merve-281126-Baris' })
    .click();
  await panel.confirm('enable');
  await expect.element(section('Today')).toHaveTextContent('Merve & Barış');
  await expect.element(section('Needs you now')).not.toBeInTheDocument();
  expect(api.bodies('toggleEnabled')).toEqual([{ enabled: true }]);
});

it('leads from each trouble to the place where it is mended', async () => {
  const of = (kind: DayWedding['troubles'][number]['kind']) =>
    dayWedding({ weddingPath: kind, troubles: [{ kind, files: 2 }] });
  const weddings = [of('refused'), of('silent'), of('quiet'), of('unreadable')];
  show(weddings);
  await renderPanel('/today', { language: 'tr' });
  for (const [kind, name, place] of [
    ['refused', 'Düğünü aç', '/show'],
    ['silent', 'QR kodu göster', '/show/page'],
    ['quiet', 'Akşam sekmesini aç', '/show/evening'],
    ['unreadable', 'Dosyaları göster', '"processing":"failed"'],
  ] as const) {
    const link = page.getByRole('link', { name: `${name}: ${kind}` });
    await expect.element(link).toBeVisible();
    const { href } = link.element() as HTMLAnchorElement;
    expect(decodeURIComponent(href)).toContain(place);
  }
});

it('says that a day has no wedding, and what waits', async () => {
  show([], { newMessages: 2, oldestMessageAt: SAMPLE_TIME, dueWeddings: 1 });
  const panel = await renderPanel('/today');
  await expect.element(section('Today')).toHaveTextContent('No wedding today.');
  await expect.element(page.getByText(/^2 new messages/)).toBeVisible();
  await page.getByRole('link', { name: 'Read' }).click();
  await expect.element(panel.heading).toHaveText('Messages');
});
