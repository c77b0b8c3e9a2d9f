import { vi } from 'vitest';

/** Answers every question of the page. @returns its texts; the list grows */
export function answerQuestions(isYes: boolean): string[] {
  const questions: string[] = [];
  vi.spyOn(window, 'confirm').mockImplementation((question = '') => {
    questions.push(question);
    return isYes;
  });
  return questions;
}

/** Whether the page asks before it is left or closed. */
export function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
