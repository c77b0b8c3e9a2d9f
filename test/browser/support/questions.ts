import type { Page } from '@playwright/test';

/** Answers every question. @returns the questions; the list grows */
export function answerQuestions(page: Page, isYes: boolean): string[] {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (isYes ? dialog.accept() : dialog.dismiss());
  });
  return questions;
}
