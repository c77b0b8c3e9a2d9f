import { startFakeApi, uninstall } from '@hatira/fake-api';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import {
  beginComplaints,
  endComplaints,
  watchComplaints,
} from './complaints.js';
import { watchDatabases } from './databases.js';
import { freshPage, rememberPage } from './fresh-page.js';
import { addQueries } from './queries.js';
import { cleanUpTest } from './rendered.js';
import { setScreen } from './screen.js';
import { endTimers, watchTimers } from './timers.js';

// Specs define locators when they load.
addQueries();

let started: Promise<void> | undefined;

/**
 * Prepares each test of a spec file, and removes its traces. A setup file calls it: Vitest
 * loads that file for every spec file, but its imports once for each page.
 */
export function prepareTests(): void {
  beforeAll(() => (started ??= start()));
  beforeEach(beginComplaints);
  afterEach(endTest);
}

async function endTest(): Promise<void> {
  const complaints = endComplaints();
  vi.useRealTimers();
  await cleanUpTest();
  const problems = await uninstall();
  endTimers();
  await freshPage();
  await Promise.all([commands.parkPointer(), setScreen()]);
  const found = [...problems, ...complaints];
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function start(): Promise<void> {
  rememberPage();
  await startFakeApi();
  watchComplaints();
  watchTimers();
  watchDatabases();
  // The page's own worker would answer calls out of a test's reach.
  navigator.serviceWorker.register = () =>
    Promise.reject(new Error('Component specs have no other service worker.'));
}
