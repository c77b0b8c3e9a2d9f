const CATEGORIES = 'toplevel,disabled-by-default-devtools.timeline,__metadata';
const TASK = 'ThreadControllerImpl::RunTask';

/** @typedef {{ name: string, pid: number, tid: number, args: { name?: string }, dur?: number, tdur?: number }} TraceEvent */

/**
 * Records the browser's work until `longest()` returns the longest task.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 */
export async function traceTasks(browser, page) {
  await browser.startTracing(page, { categories: CATEGORIES.split(',') });
  return {
    longest: async () =>
      longestTask(
        JSON.parse((await browser.stopTracing()).toString()).traceEvents,
      ),
  };
}

/**
 * Returns the longest task by the clock and by processor time, in ms. @param
 * {TraceEvent[]} events
 */
function longestTask(events) {
  const mainThreads = events.filter(
    ({ name, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const threads = new Set(mainThreads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(
    ({ name, pid, tid }) => name === TASK && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The browser reported no tasks');
  /** @param {'dur' | 'tdur'} key */
  const longest = (key) =>
    Math.round(
      tasks.reduce((most, task) => Math.max(most, task[key] ?? 0), 0) / 1000,
    );
  return { taskMs: longest('dur'), taskCpuMs: longest('tdur') };
}
