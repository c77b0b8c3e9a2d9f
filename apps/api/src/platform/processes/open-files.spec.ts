import { fromReport, mostOpenFiles } from './open-files.js';

it("reads the limit of this process as Node's report has it", () => {
  const most = mostOpenFiles();
  expect(most).not.toBe(0);
  expect(most).toBe(fromReport());
});
