import { STAFF_API, type SecondFactorSetup } from '@hatira/contract';
import type request from 'supertest';
import { codeOf } from './authenticator.js';

type Agent = ReturnType<typeof request.agent>;

export interface TestSecondFactor {
  key: string;
  recoveryCodes: string[];
}

/** Sets up the account's second factor; uses the app's present code. */
export async function setUpSecondFactor(
  staff: Agent,
  currentPassword: string,
): Promise<TestSecondFactor> {
  const begun = await staff
    .post(STAFF_API.beginSecondFactor)
    .send({ currentPassword })
    .expect(200);
  const { key } = begun.body.data as SecondFactorSetup;
  const { body } = await staff
    .post(STAFF_API.confirmSecondFactor)
    .send({ code: codeOf(key) })
    .expect(200);
  return {
    key,
    recoveryCodes: (body.data as { recoveryCodes: string[] }).recoveryCodes,
  };
}
