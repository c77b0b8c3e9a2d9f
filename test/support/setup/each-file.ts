import { abandonWaits } from '../until.js';

/** Names the waits of a test that ran out of time, and ends them before they disturb the next test. */
function expectNoWaitLeft(): void {
  expect(abandonWaits()).toEqual([]);
}

afterEach(expectNoWaitLeft);
afterAll(expectNoWaitLeft);
