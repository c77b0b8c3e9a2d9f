import { residentMb } from '../../support/servers/process-tree.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

/** Node 20 has no collection that returns memory. */
const onNewerNode = process.version.startsWith('v20.') ? it.skip : it;

let home: TestApp;
let web: ServerProcess;

beforeAll(async () => {
  home = await createTestApp();
  web = await ServerProcess.start('web', home.env);
});

afterAll(async () => {
  await web.stop();
  await home.close();
});

onNewerNode('returns the memory that only its start needed', async () => {
  const started = residentMb(web.pid);
  const isSmaller = () => residentMb(web.pid) < started * 0.85;
  await until('the web process has become smaller', isSmaller, true);
});
