import {
  API,
  EVENT_API,
  eventOfCode,
  PAGES,
  type OneWeddingEvent,
} from '@hatira/contract';
import { answerQuestions } from '../../../support/browser/questions.js';
import { expect, test } from '../../../support/browser/test.js';

const CUT_OFF = /net::ERR_/;
const HENNA = {
  kind: 'henna-night',
  date: '2099-06-18',
  begins: '19:00',
  ends: '23:30',
};
const LATER = { ...HENNA, kind: 'trip', date: '2099-06-25' };

test('a code of one event shows it, and goes with a file that waits for a later visit', async ({
  consoleWatch,
  page,
  request,
  samples,
  uploadPage,
  wedding,
}) => {
  consoleWatch.expect(CUT_OFF);
  answerQuestions(page, true);
  const { hash, weddingPath } = wedding;
  const add = async (data: object) => {
    const answer = await request.post(EVENT_API.ofCouple(hash), { data });
    return ((await answer.json()) as OneWeddingEvent).data;
  };
  await add(HENNA);
  const trip = await add(LATER);
  const plain = PAGES.upload(weddingPath);
  const ofTrip = `${eventOfCode(trip.id)}&t=7`;
  await page.goto(plain + ofTrip);
  await expect(page.getByText('18/06/2099 · Henna night')).toBeHidden();
  await expect(page.getByText('25/06/2099 · Trip')).toBeVisible();
  const completion = `**${API.completeUpload(weddingPath)}`;
  await page.route(completion, (route) => route.abort());
  await uploadPage.send([samples.longVideo]);
  await page.waitForRequest(completion);
  await page.reload();
  await expect(page.getByText('25/06/2099 · Trip')).toBeVisible();
  const later = page.waitForRequest(completion);
  await page.goto(plain);
  await expect(page.getByText('18/06/2099 · Henna night')).toBeVisible();
  const body = (await later).postDataJSON() as object;
  expect(body).toMatchObject({ event: trip.id.slice(0, 8), table: '7' });
  await page.unroute(completion);
  await uploadPage.expectAllSaved([samples.longVideo]);
});
