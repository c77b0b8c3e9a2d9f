import { STAFF_API } from '@hatira/contract';
import { codeOf } from '../../../support/requests/authenticator.js';
import { setPoints } from '../../../support/requests/limits.js';
import { STAFF, useTestApp } from '../../../support/servers/test-app.js';

const test = useTestApp();
afterEach(() =>
  test.database.query(
    `UPDATE staff_accounts SET second_factor_at = NULL, second_factor_secret = NULL`,
  ),
);

it('counts ten wrong codes apart from those of the login, and takes a right one when those of the login are used up', async () => {
  const staff = await test.staff();
  const confirm = (code: string) =>
    staff.post(STAFF_API.confirmSecondFactor).send({ code });
  const begun = await staff
    .post(STAFF_API.beginSecondFactor)
    .send({ currentPassword: STAFF.password })
    .expect(200);
  for (let wrong = 0; wrong < 9; wrong++) await confirm('000000').expect(400);
  expect(await test.redis.keys('limit:second-factor-[ap]*')).toEqual([]);
  const [account] = await test.database.query<{ id: string }[]>(
    'SELECT id FROM staff_accounts',
  );
  await setPoints(test, 'second-factor-account', account!.id, 100);
  await confirm(codeOf(begun.body.data.key)).expect(200);
  for (let wrong = 0; wrong < 10; wrong++) await confirm('000000').expect(409);
  await confirm('000000').expect(429);
});
