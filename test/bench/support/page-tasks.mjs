const CATEGORIES = 'toplevel,disabled-by-default-devtools.timeline,__metadata';
const TASK = 'ThreadControllerImpl::RunTask';

/** Records the browser's work until `longest()` returns the longest task. */
export async function traceTasks(browser, page) {
  await browser.startTracing(page, { categories: CATEGORIES.split(',') });
  return {
    longest: async () =>
      longestTask(
        JSON.parse((await browser.stopTracing()).toString()).traceEvents,
      ),
  };
}

function longestTask(events) {
  const mainThreads = events.filter(
    ({ name, args }) =>
      name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const threads = new Set(mainThreads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(
    ({ name, pid, tid }) => name === TASK && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The browser has told of no tasks');
  const longest = (key) =>
    Math.round(
      tasks.reduce((most, task) => Math.max(most, task[key] ?? 0), 0) / 1000,
    );
  return { taskMs: longest('dur'), taskCpuMs: longest('tdur') };
}
