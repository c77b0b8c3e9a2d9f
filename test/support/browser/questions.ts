import type { Dialog, Page } from '@playwright/test';

/** Answers every question and alert. @returns their answered texts; the list grows */
export function answerQuestions(page: Page, isYes: boolean): string[] {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    await answer(dialog, isYes);
    questions.push(dialog.message());
  });
  return questions;
}

/** Answers the page's next question. */
export function answerOnce(page: Page, isYes: boolean): void {
  page.once('dialog', (dialog) => answer(dialog, isYes));
}

/** A page that closes needs no answer: an error after its test would end the worker. */
async function answer(dialog: Dialog, isYes: boolean): Promise<void> {
  await (isYes ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
}
