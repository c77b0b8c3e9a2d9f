import {
  API,
  STAFF_API,
  type SecondFactorSetup,
  type StaffSessionEntry,
} from '@hatira/contract';
import type request from 'supertest';
import { codeOf } from '../../../support/requests/authenticator.js';
import { cookiesSetBy } from '../../../support/requests/cookies.js';
import { setUpSecondFactor } from '../../../support/requests/second-factor.js';
import { STAFF, type TestApp } from '../../../support/servers/test-app.js';

const PASSWORD = 'a-password-of-a-colleague';

export interface StaffKey {
  /** Empty without a session. */
  cookie: string;
  email: string;
  password: string;
  /** Confirms the own identity. */
  recoveryCode: string;
  /** The authenticator's secret, which waits for its first code. */
  setupKey: string;
}

/** The kinds of staff where a second factor is required. */
export interface StaffKeys {
  complete: StaffKey;
  beforeSetup: StaffKey;
  /** Knows the password of an account, but no code. */
  withoutCode: StaffKey;
  disabled: StaffKey;
  /** The disabled account, which has a second factor. */
  accountId: string;
  /** A second session of the complete account. */
  sessionId: string;
}

interface Person extends StaffKey {
  agent: ReturnType<typeof request.agent>;
}

/** Makes the accounts, disables one, then requires a second factor of all. */
export async function staffKeys(test: TestApp): Promise<StaffKeys> {
  const admin = await loggedIn(test, STAFF.email, STAFF.password);
  await beginSetup(admin);
  const colleague = await invited(test, admin, 'colleague@example.com');
  const accountId = await invite(admin, 'leaver@example.com');
  const leaver = await withSecondFactor(test, 'leaver@example.com');
  await admin.agent
    .put(STAFF_API.restOne('staff', accountId))
    .send({ isDisabled: true, currentPassword: STAFF.password })
    .expect(200);
  const code = codeOf(colleague.setupKey, 1);
  await test
    .http()
    .post(API.login)
    .send({ ...credentials('colleague@example.com', PASSWORD), code })
    .expect(200);
  const sessionId = await otherSession(colleague);
  const half = await test
    .http()
    .post(API.login)
    .send(credentials('colleague@example.com', PASSWORD))
    .expect(401);
  expect(half.body.code).toBe('second_factor_required');
  await beginSetup(colleague);
  // Each works once.
  colleague.recoveryCode = colleague.spareCode;
  await admin.agent
    .put(STAFF_API.settings)
    .send({ staffSecondFactor: 'required', currentPassword: STAFF.password })
    .expect(200);
  const withoutCode = {
    ...colleague,
    recoveryCode: '',
    cookie: Object.values(cookiesSetBy(half)).join('; '),
  };
  return {
    complete: colleague,
    beforeSetup: admin,
    withoutCode,
    disabled: leaver,
    accountId,
    sessionId,
  };
}

const credentials = (email: string, password: string) => ({ email, password });

async function loggedIn(
  test: TestApp,
  email: string,
  password: string,
): Promise<Person> {
  const agent = test.browser();
  const answer = await agent
    .post(API.login)
    .send(credentials(email, password))
    .expect(200);
  const cookie = cookiesSetBy(answer).hatira_session!;
  return { agent, cookie, email, password, recoveryCode: '', setupKey: '' };
}

/** @returns the new account's id */
async function invite({ agent, password }: Person, email: string) {
  const { body } = await agent
    .post(STAFF_API.rest('staff'))
    .send({ email, password: PASSWORD, currentPassword: password })
    .expect(201);
  return (body as { id: string }).id;
}

async function invited(test: TestApp, by: Person, email: string) {
  await invite(by, email);
  return withSecondFactor(test, email);
}

async function withSecondFactor(test: TestApp, email: string) {
  const person = await loggedIn(test, email, PASSWORD);
  const { key, recoveryCodes } = await setUpSecondFactor(
    person.agent,
    PASSWORD,
  );
  return {
    ...person,
    setupKey: key,
    recoveryCode: recoveryCodes[0]!,
    spareCode: recoveryCodes[1]!,
  };
}

async function beginSetup(person: Person): Promise<void> {
  const { body } = await person.agent
    .post(STAFF_API.beginSecondFactor)
    .send({ currentPassword: person.password, code: person.recoveryCode })
    .expect(200);
  person.setupKey = (body.data as SecondFactorSetup).key;
}

async function otherSession({ agent }: Person): Promise<string> {
  const { body } = await agent.get(STAFF_API.sessions).expect(200);
  const sessions = body.data as StaffSessionEntry[];
  return sessions.find(({ isCurrent }) => !isCurrent)!.id;
}
